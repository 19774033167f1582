import ReactiveCore
import XCTest

final class LazyListTakeUntilTests: XCTestCase {
  func test_STR_TAKEPRED_1_take_until_leaves_out_the_element_that_ends_it() {
    XCTAssertEqual(numbers(from: 1).take(until: { $0 == 4 }).array, [1, 2, 3])
  }
}
