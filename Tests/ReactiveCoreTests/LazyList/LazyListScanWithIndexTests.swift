import ReactiveCore
import XCTest

final class LazyListScanWithIndexTests: XCTestCase {
  func test_STR_SCAN_2_STR_SCAN_3_the_index_counts_from_zero() {
    let sums = (1...4).lazyList.scanWithIndex(0) { running, value, index in running + value + index
    }
    XCTAssertEqual(sums.array, [1, 4, 9, 16])
  }
}
