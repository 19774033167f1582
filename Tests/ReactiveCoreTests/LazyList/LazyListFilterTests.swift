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
}
