import ReactiveCore
import XCTest

final class CellTests: XCTestCase {
  func test_OBJ_UI_7_a_cell_has_one_signal_which_sends_at_each_reuse() {
    var cell: Cell? = Cell()
    XCTAssertTrue(cell!.reuses === cell!.reuses)
    let log = Log()
    log.record(cell!.reuses.map { "reused" })
    cell?.prepareForReuse()
    cell?.prepareForReuse()
    cell = nil
    XCTAssertEqual(log.lines, ["reused", "reused", "completed"])
  }

  func test_OBJ_UI_7_a_reused_cell_hears_nothing_that_was_meant_for_the_old_row() {
    let cell = Cell()
    let first = Subject<String>()
    let second = Subject<String>()
    first.take(until: cell.reuses).bind(to: \.text, on: cell)
    cell.prepareForReuse()
    second.take(until: cell.reuses).bind(to: \.text, on: cell)
    second.sendNext("second row")
    first.sendNext("first row")
    XCTAssertEqual(cell.text, "second row")
  }
}
