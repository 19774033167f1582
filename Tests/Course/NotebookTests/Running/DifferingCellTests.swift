import XCTest

@testable import Notebook
@testable import Pages

final class DifferingCellTests: XCTestCase {
  private let page = TwoCells.page
  private let right = TwoCells.right

  func test_a_cell_that_differs_is_shown_with_its_place_and_the_rest_goes_on() {
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
        ✗ main.swift:4: the output is not what the page says
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

  func test_of_a_cell_that_prints_without_end_the_first_differences_are_shown() {
    let lines = (1...50_000).map { "\($0)\n" }.joined()
    let text = PageRun(page, ["--plain"], printing: ["One": "A\n" + lines]).text
    XCTAssertTrue(text.contains("\n      + 99\n    … and 49901 more lines\n\n"))
    XCTAssertFalse(text.contains("+ 100\n"))
  }

  func test_a_cell_that_throws_differs_even_if_it_printed_all() {
    let run = PageRun(page, printing: right, throwing: ["One": CancellationError()])
    XCTAssertEqual(run.exitCode, 1)
    XCTAssertTrue(
      run.text.contains("✗ main.swift:2: this cell threw: CancellationError()"), run.text)
  }

  func test_without_its_file_a_cell_that_throws_still_fails() {
    let run = PageRun(
      page, printing: right, throwing: ["Two": CancellationError()], isReadable: false)
    XCTAssertEqual(run.exitCode, 1)
    XCTAssertEqual(
      run.complaints, ["06-combining: 1 of 2 cells differs from the page: 2 \"Two\" (main.swift:7)"]
    )
  }
}
