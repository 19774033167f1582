import ReactiveCore
import XCTest

final class LazyListStartWithTests: XCTestCase {
  private let log = EvaluationLog()

  func test_STR_STARTWITH_1_the_element_comes_first_and_the_rest_is_not_read_for_it() {
    let list = log.list(2...3).startWith(1)
    XCTAssertEqual(list.head, 1)
    XCTAssertEqual(log.lines, [])
    XCTAssertEqual(list.array, [1, 2, 3])
  }
}
