import ReactiveCore
import XCTest

final class ScanWithIndexTests: XCTestCase {
  private let numbers = Signal.values(1, 2, 3, 4)

  func test_STR_SCAN_2_STR_SCAN_3_the_index_begins_at_0_with_each_subscription() {
    XCTAssertEqual(numbers.scan(0, +).syncLines, ["1", "3", "6", "10", "completed"])
    let indexed = numbers.scanWithIndex(0) { $0 + $1 + $2 }
    for _ in 1...2 { XCTAssertEqual(indexed.syncLines, ["1", "4", "9", "16", "completed"]) }
  }
}
