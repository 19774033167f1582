import XCTest

@testable import Pages

final class GutterTests: XCTestCase {
  func test_each_line_is_marked_once_even_if_it_arrives_in_parts() {
    var gutter = Gutter(mark: "│ ", room: 80)
    XCTAssertEqual(
      ["A", " B", "\nC\n", "\n", "D"].map { gutter.marked($0) }.joined(), "│ A B\n│ C\n│\n│ D")
    XCTAssertFalse(gutter.isAtLineStart)
  }

  func test_Windows_line_endings_are_marked_too() {
    var gutter = Gutter(mark: "│ ", room: 80)
    XCTAssertEqual(gutter.marked("A\r\nB\r\n\r\n"), "│ A\r\n│ B\r\n│\r\n")
    XCTAssertTrue(gutter.isAtLineStart)
  }
}
