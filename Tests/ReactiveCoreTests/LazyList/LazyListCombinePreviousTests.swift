import ReactiveCore
import XCTest

final class LazyListCombinePreviousTests: XCTestCase {
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
