import XCTest

@testable import Notebook
@testable import Page

final class SkippedCellTests: XCTestCase {
  private let page = TwoCells.page
  private let right = TwoCells.right

  func test_a_cell_that_cannot_run_here_says_so_and_the_page_goes_on() {
    let run = PageRun(
      page, ["--plain"], printing: ["Two": right["Two"]!],
      questions: ["One": .choice("Which?", ["A", "X"], because: ["No."])],
      throwing: ["One": Skipped("No network.")])
    XCTAssertEqual(run.exitCode, 0)
    XCTAssertEqual(
      run.complaints,
      ["06-combining: 1 of 2 cells skipped, and not compared: 1 \"One\" (No network.)"])
    XCTAssertTrue(run.text.contains("Skipped: No network.\n\nBetween."), run.text)
    XCTAssertTrue(run.text.hasSuffix("The end.\n\n"))
  }

  func test_a_prediction_of_a_cell_that_cannot_run_here_does_not_count() {
    let run = PageRun(
      page, printing: right, questions: ["One": "?"], throwing: ["One": Skipped("No network.")],
      answers: ["A", "", "a"])
    XCTAssertFalse(run.text.contains("prediction right"), run.text)
    XCTAssertFalse(run.text.contains("✓"), run.text)
  }
}
