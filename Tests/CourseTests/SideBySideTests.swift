import CourseFixtures
import PlainText
import XCTest

@testable import course

final class SideBySideTests: XCTestCase {
  private let sides = SideBySide(left: ("yours", "a\nb\nc"), right: ("ours", "a\nx\ny\nc"))

  func test_equal_lines_meet_and_nothing_is_lost() {
    let rows = sides.rows
    XCTAssertEqual(rows.compactMap(\.left), ["a", "b", "c"])
    XCTAssertEqual(rows.compactMap(\.right), ["a", "x", "y", "c"])
    XCTAssertEqual(rows.filter(\.isSame).map(\.left), ["a", "c"])
  }

  func test_line_ends_of_another_system_are_line_ends() {
    let sides = SideBySide(left: ("yours", "a\r\nb\r\n"), right: ("ours", "a\nc\n"))
    XCTAssertEqual(sides.rows.compactMap(\.left), ["a", "b", ""])
    XCTAssertEqual(sides.rows.filter(\.isSame).map(\.left), ["a", ""])
  }

  func test_a_narrow_terminal_gets_one_below_the_other() {
    let (narrow, wide) = (Recorder(), Recorder())
    sides.print(on: .recording(into: narrow, width: 80))
    sides.print(on: .recording(into: wide, width: 140))
    XCTAssertFalse(narrow.text.contains("│"))
    XCTAssertTrue(narrow.text.contains("── ours\na\nx\ny\nc"))
    XCTAssertTrue(wide.text.split(separator: "\n").allSatisfy { $0.contains("│") })
  }

  func test_what_the_other_side_does_not_have_is_pointed_to() {
    let wide = Recorder()
    sides.print(on: .recording(into: wide, width: 140))
    let borders = wide.text.split(separator: "\n").dropFirst().map { line in
      line.filter { "‹│›".contains($0) }
    }
    XCTAssertEqual(borders, ["│", "‹│›", "│›", "│"])
  }

  func test_code_is_highlighted_and_a_long_line_is_cut_at_its_column() {
    let long = "let text = \"" + String(repeating: "字", count: 80) + "\""
    let coloured = Recorder()
    SideBySide(left: ("yours", long), right: ("ours", "let number = 1"))
      .print(on: .recording(into: coloured, width: 120, isColoured: true))
    XCTAssertTrue(coloured.text.contains("\u{1b}[35mlet"), coloured.text)
    let plain = Recorder()
    SideBySide(left: ("yours", long), right: ("ours", ""))
      .print(on: .recording(into: plain, width: 120))
    for line in plain.text.split(separator: "\n") {
      XCTAssertLessThanOrEqual(String(line).displayWidth, 120, "\(line)")
    }
    XCTAssertTrue(plain.text.contains("…"))
  }
}
