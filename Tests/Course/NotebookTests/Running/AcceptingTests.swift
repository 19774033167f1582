import TestFolders
import XCTest

@testable import Notebook
@testable import Pages

final class AcceptingTests: XCTestCase {
  private let right = TwoCells.right

  /// Runs a page with `--accept`, and returns the run, the file's new text, and its path.
  private func accepted(
    _ arguments: [String] = [], printing texts: [String: String],
    questions: [String: Question] = [:], throwing errors: [String: any Error] = [:],
    reaching reached: Int = .max, printingAtEnd late: String? = nil
  ) throws -> (run: PageRun, page: String, path: String) {
    let file = newPlace("page").appendingPathExtension("swift")
    try Data(TwoCells.page.utf8).write(to: file)
    let run = PageRun(
      TwoCells.page, ["--accept"] + arguments, printing: texts, questions: questions,
      throwing: errors, answers: [], reaching: reached, printingAtEnd: late, path: file.path)
    return (run, String(decoding: try Data(contentsOf: file), as: UTF8.self), file.path)
  }

  func test_the_output_of_cells_that_differ_is_written_and_reported() throws {
    let (run, page, path) = try accepted(printing: ["One": "A\n", "Two": "B\nD\nE\n"])
    XCTAssertEqual(page, TwoCells.page.replacing("  //> C", with: "  //> D\n  //> E"))
    XCTAssertEqual(
      run.text,
      "\(path) will be written after its last cell\n"
        + "accepted 2 \"Two\" (\(path):10): -1 +2\n")
    XCTAssertEqual(run.complaints, [])
    XCTAssertEqual(run.exitCode, 0)
  }

  func test_a_correct_page_is_not_written() throws {
    let (run, page, _) = try accepted(printing: right)
    XCTAssertEqual(page, TwoCells.page)
    XCTAssertTrue(run.text.hasSuffix("\nthe output of every cell matches the page\n"), run.text)
    XCTAssertEqual(run.exitCode, 0)
  }

  func test_a_single_cell_is_accepted() throws {
    let (run, page, _) = try accepted(["--cell", "1"], printing: ["One": "Z\n", "Two": "Y\n"])
    XCTAssertEqual(page, TwoCells.page.replacing("//> A", with: "//> Z"))
    XCTAssertEqual(run.exitCode, 0)
  }

  func test_a_page_with_a_failing_or_missing_cell_is_not_written() throws {
    let failed = try accepted(
      printing: ["One": "Z\n", "Two": "B\n"], throwing: ["Two": CocoaError(.fileNoSuchFile)])
    let early = try accepted(printing: ["One": "Z\n"], reaching: 1)
    for (run, page, _) in [failed, early] {
      XCTAssertEqual(page, TwoCells.page)
      XCTAssertEqual(run.complaints.count, 1)
      XCTAssertTrue(run.complaints[0].hasSuffix("; the page was not changed"), run.complaints[0])
      XCTAssertFalse(run.text.contains("accepted"))
      XCTAssertEqual(run.exitCode, 1)
    }
    XCTAssertTrue(failed.run.complaints[0].hasPrefix("06-combining: cell 2 \"Two\" failed: "))
    XCTAssertTrue(early.run.complaints[0].contains("1 cell didn't run"))
  }

  func test_problems_that_accepting_cannot_fix_are_reported() throws {
    let (run, page, _) = try accepted(
      printing: ["One": "Z\n", "Two": "B\nC\n"],
      questions: ["One": .choice("Which?", ["A", "B"], because: ["No."])],
      printingAtEnd: "late\n")
    XCTAssertTrue(page.contains("//> Z"))
    XCTAssertEqual(
      run.complaints,
      [
        "06-combining: 1 \"One\": no choice equals the cell's output; fix a choice",
        "06-combining: printed outside a cell, where output isn't checked: late",
      ])
    XCTAssertEqual(run.exitCode, 1)
  }

  func test_without_its_file_a_page_is_not_accepted() {
    let run = PageRun(TwoCells.page, ["--accept"], printing: right, isReadable: false)
    XCTAssertEqual(run.complaints, ["06-combining: --accept needs the page's file. No source."])
    XCTAssertEqual(run.exitCode, 1)
  }
}
