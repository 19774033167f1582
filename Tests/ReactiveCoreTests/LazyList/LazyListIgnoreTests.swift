import ReactiveCore
import XCTest

final class LazyListIgnoreTests: XCTestCase {
  func test_STR_FILTER_2_ignore_drops_equal_elements() {
    XCTAssertEqual([1, 2, 1, 3].lazyList.ignore(1).array, [2, 3])
  }

  func test_STR_FILTER_3_ignoring_nil_drops_only_nil() {
    XCTAssertEqual([1, nil, 3, nil].lazyList.ignore(nil).array, [1, 3])
  }
}
