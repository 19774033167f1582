import ReactiveCore
import XCTest

final class LazyListFilterTests: XCTestCase {
  func test_STR_FILTER_1_keeps_order_and_asks_once_an_element() {
    var asked: [Int] = []
    let even = (1...6).lazyList.filter { number in
      asked.append(number)
      return number.isMultiple(of: 2)
    }
    XCTAssertEqual([even.array, even.array], [[2, 4, 6], [2, 4, 6]])
    XCTAssertEqual(asked, [1, 2, 3, 4, 5, 6])
  }

  func test_STR_FILTER_2_ignore_drops_equal_elements() {
    XCTAssertEqual([1, 2, 1, 3].lazyList.ignore(1).array, [2, 3])
  }

  func test_STR_FILTER_3_ignoring_nil_drops_only_nil() {
    XCTAssertEqual([1, nil, 3, nil].lazyList.ignore(nil).array, [1, 3])
  }
}
