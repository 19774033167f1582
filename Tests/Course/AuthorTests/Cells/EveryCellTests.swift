import Pages
import XCTest

final class EveryCellTests: XCTestCase {
  func test_the_editable_text_of_every_cell_prints_the_expected_output() throws {
    let kernel = try TestKernel.kernel.get()
    let cells = try TestKernel.pages().flatMap { page in
      let read = try XCTUnwrap(PageFile.read(page.path, sources: PagePlace(page).sources).page)
      let challenges = read.challenges.filter { !$0.startsEmpty }
      let starts = Set(challenges.map(\.start.number) + read.whys.compactMap(\.start?.number))
      return read.cells.filter { !starts.contains($0.number) }.map { (page: page, cell: $0) }
    }
    XCTAssertGreaterThan(cells.count, 100)
    let runs = TestKernel.sideBySide(cells) { page, cell in
      try TestKernel.run(kernel, page, cell.number, changed: cell.editable)
    }
    for ((page, cell), run) in zip(cells, runs) {
      let place =
        "\(page.deletingLastPathComponent().lastPathComponent) \(cell.number), \(cell.title)"
      let run = try run.get()
      switch run.end {
      case .ended: XCTAssertEqual(run.printed, cell.expected.map(\.text), place)
      default: XCTFail("\(place): \(run.end.map { "\($0)" } ?? "no end")")
      }
    }
  }
}
