import XCTest

/// What every chapter owes its reader.
final class EveryPageTests: XCTestCase {
  func test_prints_what_it_says_and_exits_0() throws {
    for chapter in try PageProcess.chapters() {
      let page = try PageProcess(chapter, "--all")
      XCTAssertEqual(page.status, 0, "\(chapter) differs from its page:\n\(page.errors)")
      XCTAssertEqual(page.errors, "", chapter)
      XCTAssertGreaterThan(page.lines.count, 40, "\(chapter) prints next to nothing.")
    }
  }

  func test_never_waits_without_a_terminal() throws {
    for chapter in try PageProcess.chapters() {
      let page = try PageProcess(chapter)
      XCTAssertEqual(page.output, try PageProcess(chapter, "--all").output, chapter)
    }
  }

  func test_is_the_same_to_the_byte_each_time() throws {
    for chapter in try PageProcess.chapters() {
      let first = try PageProcess(chapter, "--all").output
      for _ in 1..<4 { XCTAssertEqual(try PageProcess(chapter, "--all").output, first, chapter) }
    }
  }

  func test_is_no_wider_than_it_is_told_to_be() throws {
    for chapter in try PageProcess.chapters() {
      for line in try PageProcess(chapter, "--all", "--width", "80").lines {
        XCTAssertLessThanOrEqual(line.count, 80, "\(chapter): \(line)")
      }
    }
  }

  func test_lists_its_cells_without_running_them() throws {
    for chapter in try PageProcess.chapters() {
      let list = try PageProcess(chapter, "--list")
      XCTAssertEqual(list.status, 0)
      XCTAssertGreaterThanOrEqual(list.lines.count, 6, "\(chapter) has fewer than 6 cells.")
      XCTAssertLessThanOrEqual(list.lines.count, 18, "\(chapter) has too many cells.")
    }
  }

  func test_shows_one_cell_on_demand() throws {
    for chapter in try PageProcess.chapters() {
      let second = try PageProcess(chapter, "--cell", "2")
      XCTAssertEqual(second.status, 0)
      XCTAssertLessThan(second.output.count, try PageProcess(chapter, "--all").output.count / 2)
    }
  }

  func test_says_in_one_line_what_is_wrong_with_an_option() throws {
    for chapter in try PageProcess.chapters() {
      for arguments in [["--frob"], ["--cell", "99"], ["--cell", "x"], ["--width", "0"]] {
        let options = arguments.joined(separator: " ")
        let page = try PageProcess(shell: "\"$PAGES/\(chapter)\" \(options)")
        XCTAssertEqual(page.status, 64, "\(chapter) \(arguments)")
        XCTAssertEqual(page.output, "", "\(chapter) \(arguments)")
        XCTAssertEqual(page.errors.split(separator: "\n").count, 1, page.errors)
      }
    }
  }

  func test_ends_quietly_when_nobody_reads_on() throws {
    for chapter in try PageProcess.chapters() {
      let page = try PageProcess(shell: "\"$PAGES/\(chapter)\" --all | head -1")
      XCTAssertEqual(page.lines.filter { !$0.isEmpty }.count, 1, page.output)
      XCTAssertEqual(page.errors, "", chapter)
    }
  }

  func test_explains_its_options() throws {
    for chapter in try PageProcess.chapters() {
      let help = try PageProcess(chapter, "--help")
      XCTAssertEqual(help.status, 0)
      for option in ["--all", "--cell", "--list", "--plain", "--width"] {
        XCTAssertTrue(help.output.contains(option), "\(chapter) --help does not tell of \(option).")
      }
    }
  }

  func test_gives_itself_in_every_form_the_same_each_time() throws {
    for chapter in try PageProcess.chapters() {
      for format in ["markdown", "html", "ipynb"] {
        let page = try PageProcess(chapter, "--format", format)
        XCTAssertEqual(page.status, 0, "\(chapter) as \(format): \(page.errors)")
        XCTAssertEqual(page.output, try PageProcess(chapter, "--format", format).output)
      }
    }
  }
}
