import XCTest

@testable import PlainText

final class OutputLinesTests: XCTestCase {
  func test_a_newline_at_the_end_begins_no_further_line_and_a_printed_empty_line_is_one() {
    for (text, lines) in [
      ("A\nB\n", ["A", "B"]), ("\n", [""]), ("A\n\n", ["A", ""]), ("A\nB", ["A", "B"]), ("", []),
    ] { XCTAssertEqual(outputLines(of: text), lines, text) }
  }
}
