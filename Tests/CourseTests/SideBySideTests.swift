import CourseFixtures
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
}
