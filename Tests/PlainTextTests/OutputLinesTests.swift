import XCTest

@testable import PlainText

final class OutputLinesTests: XCTestCase {
  func test_a_newline_at_the_end_begins_no_further_line() {
    XCTAssertEqual(outputLines(of: "A\nB\n"), ["A", "B"])
  }

  func test_a_printed_empty_line_is_a_line() {
    XCTAssertEqual(outputLines(of: "\n"), [""])
    XCTAssertEqual(outputLines(of: "A\n\n"), ["A", ""])
  }

  func test_a_last_line_without_a_newline_is_a_line() {
    XCTAssertEqual(outputLines(of: "A\nB"), ["A", "B"])
  }

  func test_nothing_printed_is_no_line() {
    XCTAssertEqual(outputLines(of: ""), [])
  }
}
