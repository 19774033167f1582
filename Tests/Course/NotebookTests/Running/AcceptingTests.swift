import Foundation
import TestFolders
import XCTest

@testable import Notebook
@testable import Pages

final class AcceptingTests: XCTestCase {
  private let right = TwoCells.right

  /// A run of a page that is in a file, with `--accept`, and what the file holds afterwards.
  private func accepted(
    _ arguments: [String] = [], printing texts: [String: String],
    questions: [String: Question] = [:], throwing errors: [String: any Error] = [:],
    reaching reached: Int = .max, printingAfterwards late: String? = nil
  ) throws -> (run: PageRun, page: String, path: String) {
    let file = newPlace("page").appendingPathExtension("swift")
    try Data(TwoCells.page.utf8).write(to: file)
    let run = PageRun(
      TwoCells.page, ["--accept"] + arguments, printing: texts, questions: questions,
      throwing: errors, answers: [], reaching: reached, printingAfterwards: late, path: file.path)
    return (run, String(decoding: try Data(contentsOf: file), as: UTF8.self), file.path)
  }

  func test_the_lines_of_the_cells_that_differ_are_written_and_the_cells_named() throws {
    let (run, page, path) = try accepted(printing: ["One": "A\n", "Two": "B\nD\nE\n"])
    XCTAssertEqual(page, TwoCells.page.replacing("  //> C", with: "  //> D\n  //> E"))
    XCTAssertEqual(
      run.text,
      "\(path) is written when its last cell has run\n"
        + "accepted 2 \"Two\" (\(path):10): -1 +2\n")
    XCTAssertEqual(run.complaints, [])
    XCTAssertEqual(run.exitCode, 0)
  }

  func test_of_a_page_that_is_right_nothing_is_written() throws {
    let (run, page, _) = try accepted(printing: right)
    XCTAssertEqual(page, TwoCells.page)
    XCTAssertTrue(run.text.hasSuffix("\nevery cell prints what the page says\n"), run.text)
    XCTAssertEqual(run.exitCode, 0)
  }

  func test_one_cell_alone_is_accepted() throws {
    let (run, page, _) = try accepted(["--cell", "1"], printing: ["One": "Z\n", "Two": "Y\n"])
    XCTAssertEqual(page, TwoCells.page.replacing("//> A", with: "//> Z"))
    XCTAssertEqual(run.exitCode, 0)
  }

  func test_where_a_cell_fails_or_the_program_ends_early_the_page_stays() throws {
    let failed = try accepted(
      printing: ["One": "Z\n", "Two": "B\n"], throwing: ["Two": CocoaError(.fileNoSuchFile)])
    let early = try accepted(printing: ["One": "Z\n"], reaching: 1)
    for (run, page, _) in [failed, early] {
      XCTAssertEqual(page, TwoCells.page)
      XCTAssertEqual(run.complaints.count, 1)
      XCTAssertTrue(run.complaints[0].hasSuffix("; the page stays as it was"), run.complaints[0])
      XCTAssertFalse(run.text.contains("accepted"))
      XCTAssertEqual(run.exitCode, 1)
    }
    XCTAssertTrue(failed.run.complaints[0].hasPrefix("06-combining: cell 2 \"Two\" failed: "))
    XCTAssertTrue(early.run.complaints[0].contains("the program ended before 1 cell"))
  }

  func test_what_no_line_can_mend_is_still_a_problem() throws {
    let (run, page, _) = try accepted(
      printing: ["One": "Z\n", "Two": "B\nC\n"],
      questions: ["One": .choice("Which?", ["A", "B"], because: ["No."])],
      printingAfterwards: "late\n")
    XCTAssertTrue(page.contains("//> Z"))
    XCTAssertEqual(
      run.complaints,
      [
        "06-combining: 1 \"One\": no choice of the question is what the cell prints",
        "06-combining: printed outside of a cell, where nothing checks it: late",
      ])
    XCTAssertEqual(run.exitCode, 1)
  }

  func test_without_its_file_a_page_is_not_accepted() {
    let run = PageRun(TwoCells.page, ["--accept"], printing: right, isReadable: false)
    XCTAssertEqual(run.complaints, ["06-combining: there is no page to write. No source."])
    XCTAssertEqual(run.exitCode, 1)
  }

  func test_what_shows_the_page_does_not_go_with_it() {
    for other in [["--list"], ["--format", "record"]] {
      let run = PageRun(TwoCells.page, ["--accept"] + other, printing: right)
      XCTAssertEqual(run.exitCode, 64)
      XCTAssertEqual(
        run.complaints,
        [
          "06-combining: --accept writes the page and shows none of it; leave the other one out; "
            + "--help shows the options"
        ])
    }
  }
}
