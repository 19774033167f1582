import Exercises
import Pages
import XCTest

@testable import Site

final class MarginNotesTests: XCTestCase {
  func test_a_new_name_has_its_names_elsewhere_beside_the_first_cell_that_uses_it() throws {
    let notes = try notes(
      "New here: `flatten`, `flatten(maxConcurrent:)`,\n`switchToLatest`",
      cells: [
        "let lines = [1].map { $0 }", "signals.flatten().subscribeNext { print($0) }",
        "signals.flatten(maxConcurrent: 2).subscribe()\nsignals.switchToLatest()",
        "signals.switchToLatest()",
      ])
    XCTAssertEqual(
      notes.map { $0.matches(of: /<b>(.*?)<\/b>/).map { String($0.1) } },
      [
        [], ["flatten"], ["flatten(maxConcurrent:)", "switchToLatest"], [],
      ])
    XCTAssertTrue(
      notes[1].contains(
        "<dt>RAC</dt><dd><code>-flatten</code></dd><dt>RxSwift</dt><dd><code>merge</code></dd>"
          + "<dt>Combine</dt><dd><code>flatMap</code></dd>"), notes[1])
  }

  func test_a_name_that_no_other_library_has_or_no_cell_uses_has_no_note() throws {
    let notes = try notes(
      "New here: `checking`, `trimmed`, `race`", cells: ["signal.checking(contract).trimmed()"])
    XCTAssertEqual(notes, [""])
  }

  func test_a_name_that_the_page_only_mentions_has_no_note() throws {
    XCTAssertEqual(try notes("Known: `flatten`", cells: ["signals.flatten()"]), [""])
  }

  /// What stands beside each cell of a page.
  private func notes(_ prose: String, cells: [String]) throws -> [String] {
    let parts = cells.enumerated().map { index, code in
      PageRecord.Part.cell(
        CellPart(number: index + 1, count: nil, title: "Cell", code: code, question: nil),
        CellRun(output: [], finding: nil))
    }
    let record = PageRecord(
      head: PageRecord.Head(nil, program: "07"),
      parts: [.prose("# A page\n\n\(prose)\n\nMore.")] + parts)
    let course = try Course(above: URL(fileURLWithPath: #filePath))
    let notes = MarginNotes(of: record, names: try OtherNames.Tables(of: course))
    return parts.map { notes.html(beside: $0) }
  }
}
