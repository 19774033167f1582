import Site
import Pages
import XCTest

/// What every chapter owes its reader.
///
/// `.ci/pages` proves that each run gives the same bytes, with `--all` and without.
final class EveryPageTests: XCTestCase {
  func test_prints_what_it_says_never_waits_without_a_terminal_and_exits_0() throws {
    for (chapter, page) in try PageRuns.processes.get() {
      XCTAssertEqual(page.status, 0, "\(chapter) differs from its page:\n\(page.errors)")
      XCTAssertEqual(page.errors, "", chapter)
    }
  }

  func test_is_no_wider_than_it_is_told_to_be() throws {
    for (chapter, text) in try PageRuns.texts.get() {
      let lines = text.split(separator: "\n")
      XCTAssertGreaterThan(lines.count, 40, "\(chapter) prints next to nothing.")
      for line in lines { XCTAssertLessThanOrEqual(line.count, 80, "\(chapter): \(line)") }
    }
  }

  func test_has_6_to_17_cells() throws {
    for (chapter, record) in try PageRuns.records.get() {
      XCTAssertGreaterThanOrEqual(record.cells.count, 6, "\(chapter) has too few cells.")
      XCTAssertLessThanOrEqual(record.cells.count, 17, "\(chapter) has too many cells.")
    }
  }

  // All pages read their options and end by the same code: one of them is asked.

  func test_lists_its_cells_without_running_them() throws {
    let records = try PageRuns.records.get()
    let record = try XCTUnwrap(records.first { $0.chapter == "06-combining" }).record
    let list = try PageProcess("06-combining", "--list")
    XCTAssertEqual(list.status, 0)
    let cells = record.cells
    XCTAssertEqual(
      list.output,
      cells.map { PageRenderer.listed($0.number, of: cells.count, $0.title) }.joined())
  }

  func test_says_in_one_line_what_is_wrong_with_an_option() throws {
    for wrong in [["--frob"], ["--cell", "99"], ["--cell", "x"], ["--width", "0"]] {
      let page = try PageProcess("06-combining", wrong)
      XCTAssertEqual(page.status, 64, "\(wrong)")
      XCTAssertEqual(page.output, "", "\(wrong)")
      XCTAssertEqual(page.errors.split(separator: "\n").count, 1, page.errors)
    }
  }

  func test_ends_quietly_when_nobody_reads_on() throws {
    let page = try PageProcess(shell: "\"$PAGES/06-combining\" --all | head -1")
    XCTAssertEqual(page.lines.filter { !$0.isEmpty }.count, 1, page.output)
    XCTAssertEqual(page.errors, "")
  }
}

extension PageRecord {
  fileprivate var cells: [CellPart] {
    parts.compactMap { part in
      if case .cell(let cell, _) = part { cell } else { nil }
    }
  }
}
