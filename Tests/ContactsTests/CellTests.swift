import Contacts
import ReactiveCore
import XCTest

final class CellTests: XCTestCase {
  // OBJ-UI-7
  func test_a_cell_has_one_signal_that_sends_at_each_reuse() {
    var cell: Cell? = Cell()
    XCTAssertTrue(cell!.reuses === cell!.reuses)
    var log: [String] = []
    cell!.reuses.subscribe(next: { log.append("reused") }, completed: { log.append("completed") })
    cell?.prepareForReuse()
    cell?.prepareForReuse()
    cell = nil
    XCTAssertEqual(log, ["reused", "reused", "completed"])
  }
}
