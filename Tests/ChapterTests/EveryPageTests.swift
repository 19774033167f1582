import Site
import Pages
import XCTest

final class EveryPageTests: XCTestCase {
  func test_every_page_prints_its_expected_output_and_exits_with_0() throws {
    for (chapter, page) in try PageRuns.processes.get() {
      XCTAssertEqual(page.status, 0, "\(chapter) should print its expected output:\n\(page.errors)")
      XCTAssertEqual(page.errors, "", chapter)
    }
  }

  func test_every_page_fits_80_columns() throws {
    for (chapter, text) in try PageRuns.texts.get() {
      let lines = text.split(separator: "\n")
      XCTAssertGreaterThan(lines.count, 40, "\(chapter) should print more than 40 lines.")
      for line in lines { XCTAssertLessThanOrEqual(line.count, 80, "\(chapter): \(line)") }
    }
  }

  func test_every_page_has_6_to_17_cells() throws {
    for (chapter, record) in try PageRuns.records.get() {
      XCTAssertGreaterThanOrEqual(record.cells.count, 6, "\(chapter) should have at least 6 cells.")
      XCTAssertLessThanOrEqual(record.cells.count, 17, "\(chapter) should have at most 17 cells.")
    }
  }

  func test_a_page_ends_silently_when_its_output_is_closed() throws {
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
