import CourseFixtures
import PlainText
import XCTest

@testable import course

final class SideBySideTests: XCTestCase {
  private let sides = SideBySide(left: ("yours", "a\nb\nc"), right: ("ours", "a\nx\ny\nc"))

  func test_equal_lines_are_side_by_side_and_no_line_is_lost() {
    let rows = sides.rows
    XCTAssertEqual(rows.compactMap(\.left), ["a", "b", "c"])
    XCTAssertEqual(rows.compactMap(\.right), ["a", "x", "y", "c"])
    XCTAssertEqual(rows.filter(\.isSame).map(\.left), ["a", "c"])
  }

  func test_CRLF_is_a_line_ending() {
    let sides = SideBySide(left: ("yours", "a\r\nb\r\n"), right: ("ours", "a\nc\n"))
    XCTAssertEqual(sides.rows.compactMap(\.left), ["a", "b", ""])
    XCTAssertEqual(sides.rows.filter(\.isSame).map(\.left), ["a", ""])
  }

  func test_texts_too_wide_for_columns_are_shown_one_below_the_other() {
    let code = "let sum = 1 + 2 + 3 + 4 + 5 + 6 + 7 + 8 + 9"
    let sides = SideBySide(left: ("yours", "a\n\(code)"), right: ("ours", "x\ny"))
    let narrow = printed(width: 80, by: sides.print)
    let wide = printed(width: 120, by: sides.print)
    XCTAssertFalse(narrow.contains("│"))
    XCTAssertTrue(narrow.contains("── yours\na\n\(code)\n── ours\nx\ny"))
    XCTAssertTrue(wide.split(separator: "\n").allSatisfy { $0.contains("│") })
    XCTAssertTrue(wide.contains(code))
  }

  func test_lines_on_one_side_only_are_marked() {
    let lines = printed(width: 140, by: sides.print).split(separator: "\n").dropFirst()
    let borders = lines.map { line in line.filter { "‹│›".contains($0) } }
    XCTAssertEqual(borders, ["│", "‹│›", "│›", "│"])
  }

  func test_code_is_highlighted() {
    let colored = printed(width: 120, isColored: true, by: sides(of: "let text = \"字\"").print)
    XCTAssertTrue(colored.contains("\u{1b}[35mlet"), colored)
  }

  private func sides(of text: String) -> SideBySide {
    SideBySide(left: ("yours", text), right: ("ours", "let number = 1"))
  }
}
