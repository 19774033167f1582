import Kernel
import Page
import PlainText
import XCTest

/// Every cell of every page, run by the kernel as the page has it, prints what the page says.
final class EveryCellTests: XCTestCase {
  func test_each_cell_of_each_page_gives_what_the_page_says() throws {
    let kernel = try TestKernel.kernel.get()
    var count = 0
    for page in try TestKernel.pages() {
      for cell in try XCTUnwrap(PageFile.read(page.path).page).cells {
        let run = try TestKernel.run(kernel, page, cell.number)
        let place = "\(page.deletingLastPathComponent().lastPathComponent) \(cell.number)"
        count += 1
        switch run.end {
        case .ended:
          XCTAssertEqual(run.printed, cell.expected.map(\.text), "\(place): \(cell.title)")
        case .skipped: continue
        default: XCTFail("\(place), \(cell.title): \(run.end?.line ?? "no end")")
        }
      }
    }
    XCTAssertGreaterThan(count, 200)
  }

  func test_a_cell_with_the_text_that_a_reader_begins_with_gives_the_same() throws {
    let kernel = try TestKernel.kernel.get()
    for page in try TestKernel.pages() {
      let cells = try XCTUnwrap(PageFile.read(page.path).page).cells
      for cell in cells.filter({ $0.number % 3 == 1 }) {
        let run = try TestKernel.run(kernel, page, cell.number, changed: cell.editable)
        let place = "\(page.deletingLastPathComponent().lastPathComponent) \(cell.number)"
        if case .skipped = run.end { continue }
        XCTAssertEqual(run.end?.line, "ended\n", place)
        XCTAssertEqual(run.printed, cell.expected.map(\.text), "\(place): \(cell.title)")
      }
    }
  }
}
