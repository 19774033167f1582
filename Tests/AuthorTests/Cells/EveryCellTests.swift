import Kernel
import Page
import PlainText
import XCTest

/// Every cell of every page, run by the kernel as the page has it, prints what the page says.
final class EveryCellTests: AuthorTestCase {
  /// A cell of a page, and the text in its place.
  private struct Subject {
    let page: URL
    let cell: CellSource
    var changed: String?

    var place: String {
      "\(page.deletingLastPathComponent().lastPathComponent) \(cell.number), \(cell.title)"
    }
  }

  private func subjects() throws -> [Subject] {
    try TestKernel.pages().flatMap { page in
      try XCTUnwrap(PageFile.read(page.path).page).cells.map { Subject(page: page, cell: $0) }
    }
  }

  private func assertEachPrintsWhatThePageSays(_ subjects: [Subject]) throws {
    let kernel = try TestKernel.kernel.get()
    let runs = TestKernel.sideBySide(subjects) { subject in
      try TestKernel.run(kernel, subject.page, subject.cell.number, changed: subject.changed)
    }
    for (subject, run) in zip(subjects, runs) {
      let run = try run.get()
      switch run.end {
      case .ended: XCTAssertEqual(run.printed, subject.cell.expected.map(\.text), subject.place)
      case .skipped: continue
      default: XCTFail("\(subject.place): \(run.end?.line ?? "no end")")
      }
    }
  }

  func test_each_cell_of_each_page_gives_what_the_page_says() throws {
    let subjects = try subjects()
    XCTAssertGreaterThan(subjects.count, 200)
    try assertEachPrintsWhatThePageSays(subjects)
  }

  func test_a_cell_with_the_text_that_a_reader_begins_with_gives_the_same() throws {
    let subjects = try subjects().filter { $0.cell.number % 3 == 1 }
    try assertEachPrintsWhatThePageSays(
      subjects.map { Subject(page: $0.page, cell: $0.cell, changed: $0.cell.editable) })
  }
}
