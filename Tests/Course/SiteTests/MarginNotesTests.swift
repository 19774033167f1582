import Exercises
import XCTest

@testable import Pages
@testable import Site

final class MarginNotesTests: XCTestCase {
  func test_a_name_has_a_note_next_to_the_first_cell_that_uses_it() throws {
    let notes = try notes([
      "print(1)", "signals.flatten().checking(contract)",
      "signals.flatten(maxConcurrent: 2)\nsignals.switchToLatest()", "signals.switchToLatest()",
    ])
    XCTAssertEqual(
      notes.map { $0.matches(of: /<b>(.*?)<\/b>/).map { String($0.1) } },
      [[], ["flatten"], ["flatten(maxConcurrent:)", "switchToLatest"], []])
    XCTAssertTrue(
      notes[1].contains(
        "<dt>RAC</dt><dd><code>-flatten</code></dd><dt>RxSwift</dt><dd><code>merge</code></dd>"
          + "<dt>Combine</dt><dd><code>flatMap</code></dd>"), notes[1])
  }

  func test_the_labels_of_a_call_select_the_name() throws {
    let distinct = try notes(["a.distinctUntilChanged().subscribe(next: { f($0, on: b) })"])[0]
    XCTAssertTrue(distinct.contains("<b>distinctUntilChanged</b>"), distinct)
    XCTAssertFalse(distinct.contains("distinctUntilChanged(by:)"), distinct)
    XCTAssertFalse(distinct.contains("subscribe(on:)"), distinct)
    let retry = try notes(["a.retry(3, on: .background(), after: { _ in .zero })"])[0]
    XCTAssertTrue(retry.contains("<b>retry(on:after:)</b>"), retry)
  }

  func test_keywords_and_names_without_counterparts_have_no_note() throws {
    XCTAssertEqual(try notes(["return signal.checking(contract).trimmed()"]), [""])
  }

  func test_a_name_from_an_earlier_page_has_no_note() throws {
    XCTAssertEqual(try notes(["signals.flatten()"], noted: ["flatten"]), [""])
  }

  /// Returns the notes next to each cell of a page.
  private func notes(_ cells: [String], noted: Set<String> = []) throws -> [String] {
    let parts = cells.enumerated().map { index, code in
      PageRecord.Part.cell(
        CellPart(number: index + 1, count: nil, title: "Cell", code: code, question: nil),
        CellRun(output: [], finding: nil))
    }
    let record = PageRecord(parts: parts)
    let course = try Course(above: URL(fileURLWithPath: #filePath))
    var noted = noted
    let notes = MarginNotes(
      of: record, names: try OtherNames.Tables(in: course.root), noted: &noted)
    return parts.map { notes.html(beside: $0) }
  }
}
