import XCTest

@testable import Pages

final class GutterTests: XCTestCase {
  func test_each_line_has_the_mark_once_also_when_it_comes_in_parts() {
    var gutter = Gutter(mark: "│ ", room: 80)
    XCTAssertEqual(
      ["A", " B", "\nC\n", "\n", "D"].map { gutter.marked($0) }.joined(), "│ A B\n│ C\n│\n│ D")
    XCTAssertFalse(gutter.isAtLineStart)
  }

  func test_a_line_that_ends_as_on_Windows_is_a_line() {
    var gutter = Gutter(mark: "│ ", room: 80)
    XCTAssertEqual(gutter.marked("A\r\nB\r\n\r\n"), "│ A\r\n│ B\r\n│\r\n")
    XCTAssertTrue(gutter.isAtLineStart)
  }
}
