import PlainText
import XCTest

@testable import Notebook
@testable import Pages

final class OptionsTests: XCTestCase {
  private func problem(_ arguments: String...) -> String? {
    do throws(UsageError) {
      _ = try Options.parse(arguments)
      return nil
    } catch {
      return error.sentence
    }
  }

  func test_options_are_read() throws {
    let options = try Options.parse(
      ["--all", "--cell", "3", "--width=60", "--plain", "--measure"])
    XCTAssertTrue(options.runsAll && options.isPlain && options.showsMeasured)
    XCTAssertEqual(options.cell, 3)
    XCTAssertEqual(options.width, 60)
    XCTAssertEqual(try Options.parse(["--list"]).purpose, .list)
  }

  func test_help_takes_precedence_over_a_list() throws {
    for arguments in [["--help", "--list"], ["--list", "-h"]] {
      XCTAssertEqual(try Options.parse(arguments).purpose, .help)
    }
  }

  func test_an_unknown_option_is_reported() {
    XCTAssertEqual(problem("--frob"), "unknown option '--frob'")
    XCTAssertEqual(problem("-x"), "unknown option '-x'")
    XCTAssertEqual(problem("--all=1"), "unknown option '--all=1'")
    XCTAssertEqual(problem("merge"), "unexpected argument 'merge'")
  }

  func test_an_invalid_number_is_reported() {
    XCTAssertEqual(problem("--cell"), "--cell needs a value: a cell number, 1 or higher")
    for text in ["0", "-1", "x", ""] {
      XCTAssertEqual(
        problem("--cell", text), "--cell must be a cell number, 1 or higher, not '\(text)'")
    }
    XCTAssertEqual(problem("--width", "19"), "--width must be a number from 20 to 400, not '19'")
  }

  func test_a_format_is_text_or_a_record() throws {
    XCTAssertEqual(try Options.parse([]).format, .text)
    XCTAssertEqual(try Options.parse(["--format", "record"]).format, .record)
    XCTAssertEqual(try Options.parse(["--format=record"]).format, .record)
    XCTAssertEqual(problem("--format"), "--format needs a value: text or record")
    XCTAssertEqual(problem("--format", "PDF"), "--format must be text or record, not 'PDF'")
  }

  func test_accept_cannot_be_combined_with_a_format_or_a_list() {
    let sentence = "--accept cannot be combined with --format or --list"
    XCTAssertEqual(problem("--accept", "--list"), sentence)
    XCTAssertEqual(problem("--accept", "--format", "record"), sentence)
  }

  func test_help_has_a_line_for_each_option() {
    let help = Options.help("16-guidelines-and-debugging").split(separator: "\n")
    for option in PageOption.all {
      let lines = help.filter { $0.hasPrefix("  \(option.usage) ") }
      XCTAssertEqual(lines.count, 1, option.usage)
      XCTAssertTrue(lines.first?.hasSuffix(" " + option.summary) == true, option.usage)
    }
    for line in help { XCTAssertLessThanOrEqual(line.count, 80, String(line)) }
  }

  func test_every_option_has_an_effect() throws {
    let values = ["F": "record", "N": "30"]
    for option in PageOption.all {
      let words = option.usage.split(separator: " ").map { values[String($0)] ?? String($0) }
      XCTAssertNotEqual(try Options.parse(words), Options(), option.usage)
    }
  }
}
