import Contacts
import ReactiveCore
import XCTest

final class ListRowTests: XCTestCase {
  // OBJ-UI-7
  func test_a_row_has_one_signal_that_sends_at_each_reuse() {
    var row: ListRow? = ListRow()
    XCTAssertTrue(row!.reuses === row!.reuses)
    var log: [String] = []
    row!.reuses.subscribe(next: { log.append("reused") }, completed: { log.append("completed") })
    row?.prepareForReuse()
    row?.prepareForReuse()
    row = nil
    XCTAssertEqual(log, ["reused", "reused", "completed"])
  }
}
