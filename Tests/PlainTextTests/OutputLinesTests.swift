import XCTest

@testable import PlainText

final class OutputLinesTests: XCTestCase {
  func test_a_final_newline_starts_no_line() {
    for (text, lines) in [
      ("A\nB\n", ["A", "B"]), ("\n", [""]), ("A\n\n", ["A", ""]), ("A\nB", ["A", "B"]), ("", []),
    ] { XCTAssertEqual(outputLines(of: text), lines, text) }
  }
}
