import XCTest

@testable import Notebook
@testable import Pages

final class PageRunTests: XCTestCase {
  private let page = TwoCells.page
  private let right = TwoCells.right

  func test_a_single_cell_is_shown_and_checked() {
    let run = PageRun(page, ["--cell", "2", "--plain"], printing: right)
    XCTAssertEqual(run.text, "Cell 2 of 2: Two\n\n    print(\"B\")\n\nB\nC\n\n")
    XCTAssertEqual(run.exitCode, 0)
    XCTAssertEqual(PageRun(page, ["--cell", "2"], printing: ["Two": "B\n"]).exitCode, 1)
  }

  func test_a_missing_cell_is_a_usage_error() {
    let run = PageRun(page, ["--cell", "99"], printing: right)
    XCTAssertEqual(
      run.complaints,
      ["06-combining: cell 99 doesn't exist; this page has cells 1 to 2 (--list shows them)"])
    XCTAssertEqual(run.exitCode, 64)
    XCTAssertEqual(run.text, "")
  }

  func test_a_list_runs_no_cell() {
    let run = PageRun(page, ["--list"], printing: ["One": "not printed"])
    XCTAssertEqual(run.text, "1  One\n2  Two\n")
    XCTAssertEqual(run.exitCode, 0)
  }

  func test_a_page_with_an_error_runs_no_cell() {
    let run = PageRun("//> A\n" + page, printing: right)
    XCTAssertEqual(run.exitCode, 1)
    XCTAssertEqual(run.text, "")
    XCTAssertEqual(run.complaints.count, 1)
  }

  func test_without_its_file_a_page_runs_and_says_why_it_shows_no_source() {
    let run = PageRun(page, ["--plain"], printing: right, isReadable: false)
    XCTAssertEqual(
      run.text, "No source.\n\nCell 1: One\n\nA\n\nCell 2: Two\n\nB\nC\n\n")
    XCTAssertEqual(run.exitCode, 0)
    XCTAssertEqual(PageRun(page, ["--list"], isReadable: false).text, " 1  One\n 2  Two\n")
    XCTAssertEqual(PageRun(page, ["--cell", "3"], isReadable: false).exitCode, 64)
  }

  func test_a_program_that_ends_too_early_reports_the_first_cell_that_it_did_not_reach() {
    let run = PageRun(page, printing: right, reaching: 1)
    XCTAssertEqual(run.exitCode, 1)
    XCTAssertEqual(
      run.complaints,
      ["06-combining: 1 cell didn't run, starting with 2 \"Two\", because the program ended"])
    XCTAssertTrue(run.text.hasSuffix("Between.\n\n"), run.text)
  }

  func test_output_outside_a_cell_is_reported() {
    let run = PageRun(page, printing: right, printingAtEnd: "late\n")
    XCTAssertEqual(run.exitCode, 1)
    XCTAssertEqual(
      run.complaints,
      ["06-combining: printed outside a cell, where output isn't checked: late"])
  }

  func test_a_cell_at_another_line_than_in_the_source_is_refused() {
    let script = Script(answers: [])
    let runner = Runner.start(
      arguments: ["page"], file: .parse(page, path: "main.swift"),
      terminal: script.terminal(columns: nil, isInteractive: false, hasColor: false),
      output: PageOutput())
    let call = CellCall(title: "One", question: nil, path: "main.swift", line: 9)
    XCTAssertFalse(runner.begin(call))
    XCTAssertEqual(runner.finish(), 1)
    XCTAssertTrue(script.complaints[0].hasPrefix("main.swift:9: error: the source of the cell"))
  }

  func test_a_cell_that_differs_is_shown_with_its_location_and_the_page_continues() {
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

  func test_a_cell_that_throws_an_error_fails_even_with_the_right_output() {
    let run = PageRun(page, printing: right, throwing: ["One": CancellationError()])
    XCTAssertEqual(run.exitCode, 1)
    XCTAssertTrue(
      run.text.contains("✗ main.swift:2: cell threw an error: CancellationError()"), run.text)
  }
}
