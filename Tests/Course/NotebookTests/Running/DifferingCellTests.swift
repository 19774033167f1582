import XCTest

@testable import Notebook
@testable import Pages

final class DifferingCellTests: XCTestCase {
  private let page = TwoCells.page
  private let right = TwoCells.right

  func test_a_different_cell_is_shown_with_its_location_and_the_page_continues() {
    let run = PageRun(page, ["--plain"], printing: ["One": "A\nx \n", "Two": "B\n"])
    XCTAssertEqual(run.exitCode, 1)
    XCTAssertEqual(
      run.complaints,
      [
        "06-combining: 2 of 2 cells differ from the page: "
          + "1 \"One\" (main.swift:4), 2 \"Two\" (main.swift:10)"
      ])
    XCTAssertTrue(
      run.text.contains(
        """
        ✗ main.swift:4: the output differs from the page's
            (- on the page, + printed)
            4   A
              + x·
        """), run.text)
    XCTAssertTrue(
      run.text.contains(
        """
             9   B
            10 - C
        """), run.text)
    XCTAssertTrue(run.text.hasSuffix("The end.\n\n"))
  }

  func test_a_long_difference_is_truncated() {
    let lines = (1...50_000).map { "\($0)\n" }.joined()
    let text = PageRun(page, ["--plain"], printing: ["One": "A\n" + lines]).text
    XCTAssertTrue(text.contains("\n      + 99\n    … and 49901 more lines\n\n"))
    XCTAssertFalse(text.contains("+ 100\n"))
  }

  func test_a_cell_that_throws_fails_even_with_the_right_output() {
    let run = PageRun(page, printing: right, throwing: ["One": CancellationError()])
    XCTAssertEqual(run.exitCode, 1)
    XCTAssertTrue(
      run.text.contains("✗ main.swift:2: this cell threw: CancellationError()"), run.text)
  }
}
