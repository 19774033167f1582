import ReactiveCore
import XCTest

final class LazyListScanTests: XCTestCase {
  func test_STR_SCAN_1_STR_SCAN_3_gives_each_running_result_but_not_the_start() {
    let sums = (1...4).lazyList.scan(0) { running, value in running + value }
    XCTAssertEqual([sums.array, sums.array], [[1, 3, 6, 10], [1, 3, 6, 10]])
    XCTAssertEqual(LazyList<Int>.empty().scan(0, +).array, [])
  }

  func test_STR_SCAN_2_STR_SCAN_3_the_index_counts_from_zero() {
    let sums = (1...4).lazyList.scanWithIndex(0) { running, value, index in running + value + index
    }
    XCTAssertEqual(sums.array, [1, 4, 9, 16])
  }

  func test_STR_SCAN_4_start_and_running_result_may_be_nil() {
    let largest = [nil, 2, 1].lazyList.scan(Int?.none) { running, value in
      guard let running, let value else { return value ?? running }
      return max(running, value)
    }
    XCTAssertEqual(largest.array, [nil, 2, 2])
  }

  func test_STR_COMBPREV_1_STR_COMBPREV_2_combines_each_element_with_the_one_before() {
    let differences = [1, 4, 9].lazyList.combinePrevious(0) { previous, current in
      current - previous
    }
    XCTAssertEqual([differences.array, differences.array], [[1, 3, 5], [1, 3, 5]])
  }

  func test_STR_COMBPREV_3_the_start_may_be_nil() {
    let pairs = [1, 2].lazyList.map { Optional($0) }.combinePrevious(nil) { "\($0 ?? 0)\($1 ?? 0)" }
    XCTAssertEqual(pairs.array, ["01", "12"])
  }
}
