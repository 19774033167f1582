import XCTest

@testable import Notebook
@testable import Pages

final class PageRunTests: XCTestCase {
  private let page = TwoCells.page
  private let right = TwoCells.right

  func test_a_page_that_prints_what_it_says_ends_well() {
    let run = PageRun(page, printing: right)
    XCTAssertEqual(run.exitCode, 0)
    XCTAssertEqual(run.complaints, [])
    XCTAssertTrue(run.text.hasSuffix("  │ B\n  │ C\n\nThe end.\n\n"), run.text)
  }

  func test_one_cell_alone_is_shown_and_checked() {
    let run = PageRun(page, ["--cell", "2", "--plain"], printing: right)
    XCTAssertEqual(run.text, "Cell 2 of 2: Two\n\n    print(\"B\")\n\nB\nC\n\n")
    XCTAssertEqual(run.exitCode, 0)
    XCTAssertEqual(PageRun(page, ["--cell", "2"], printing: ["Two": "B\n"]).exitCode, 1)
  }

  func test_a_cell_that_is_not_there_is_a_usage_error() {
    let run = PageRun(page, ["--cell", "99"], printing: right)
    XCTAssertEqual(
      run.complaints,
      ["06-combining: there is no cell 99; this page has cells 1 to 2 (--list shows them)"])
    XCTAssertEqual(run.exitCode, 64)
    XCTAssertEqual(run.text, "")
  }

  func test_a_bad_option_is_a_usage_error() {
    let run = PageRun(page, ["--frob"], printing: right)
    XCTAssertEqual(
      run.complaints, ["06-combining: unknown option '--frob'; --help shows the options"])
    XCTAssertEqual(run.exitCode, 64)
    XCTAssertEqual(run.text, "")
  }

  func test_a_list_runs_no_cell() {
    let run = PageRun(page, ["--list"], printing: ["One": "not printed"])
    XCTAssertEqual(run.text, "1  One\n2  Two\n")
    XCTAssertEqual(run.exitCode, 0)
  }

  func test_a_bad_page_runs_no_cell() {
    let run = PageRun("//> A\n" + page, printing: right)
    XCTAssertEqual(run.exitCode, 1)
    XCTAssertEqual(run.text, "")
    XCTAssertEqual(run.complaints.count, 1)
  }

  func test_measured_figures_are_the_same_line_in_every_file() {
    func run(_ figure: String, _ arguments: [String] = [], columns: Int? = nil) -> String {
      PageRun(page, arguments, printing: right, measured: ["One": figure], columns: columns).text
    }
    XCTAssertEqual(run("3 ms"), run("4 ms"))
    XCTAssertTrue(run("3 ms").contains("  │ ≈ (a measured figure: shown on a terminal"))
    XCTAssertTrue(run("3 ms", ["--measure"]).contains("  │ ≈ 3 ms\n"))
    XCTAssertTrue(run("3 ms", columns: 80).contains("  │ ≈ 3 ms\n"))
  }

  func test_without_its_file_a_page_runs_and_says_why_it_shows_no_source() {
    let run = PageRun(page, ["--plain"], printing: right, isReadable: false)
    XCTAssertEqual(
      run.text, "No source.\n\nCell 1: One\n\nA\n\nCell 2: Two\n\nB\nC\n\n")
    XCTAssertEqual(run.exitCode, 0)
    XCTAssertEqual(PageRun(page, ["--list"], isReadable: false).text, " 1  One\n 2  Two\n")
    XCTAssertEqual(PageRun(page, ["--cell", "3"], isReadable: false).exitCode, 64)
  }

  func test_a_program_that_ends_too_early_fails_at_the_cell_it_did_not_reach() {
    let run = PageRun(page, printing: right, reaching: 1)
    XCTAssertEqual(run.exitCode, 1)
    XCTAssertEqual(
      run.complaints, ["06-combining: the program ended before 1 cell, from 2 \"Two\" on"])
    XCTAssertTrue(run.text.hasSuffix("Between.\n\n"), run.text)
  }

  func test_what_is_printed_outside_of_a_cell_fails() {
    let run = PageRun(page, printing: right, printingAfterwards: "late\n")
    XCTAssertEqual(run.exitCode, 1)
    XCTAssertEqual(
      run.complaints,
      ["06-combining: printed outside of a cell, where nothing checks it: late"])
  }

  func test_a_cell_that_is_not_where_the_source_says_is_refused() {
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
}
