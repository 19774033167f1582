import ReactiveCore
import XCTest

final class LazyListScanTests: XCTestCase {
  func test_STR_SCAN_1_STR_SCAN_3_gives_each_running_result_but_not_the_start() {
    let sums = (1...4).lazyList.scan(0) { running, value in running + value }
    XCTAssertEqual([sums.array, sums.array], [[1, 3, 6, 10], [1, 3, 6, 10]])
    XCTAssertEqual(LazyList<Int>.empty().scan(0, +).array, [])
  }

  func test_STR_SCAN_4_start_and_running_result_may_be_nil() {
    let largest = [nil, 2, 1].lazyList.scan(Int?.none) { running, value in
      guard let running, let value else { return value ?? running }
      return max(running, value)
    }
    XCTAssertEqual(largest.array, [nil, 2, 2])
  }
}
