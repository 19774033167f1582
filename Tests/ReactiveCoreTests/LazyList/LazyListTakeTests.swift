import ReactiveCore
import XCTest

final class LazyListTakeTests: XCTestCase {
  private let log = EvaluationLog()

  func test_STR_TAKE_1_STR_TAKE_2_takes_at_most_that_many() {
    XCTAssertEqual([1, 2, 3].lazyList.take(2).array, [1, 2])
    XCTAssertEqual([1, 2, 3].lazyList.take(7).array, [1, 2, 3])
  }

  func test_SEQ_BIND_4_take_1_evaluates_exactly_one_head() {
    XCTAssertEqual(log.list(1...3).take(1).array, [1])
    XCTAssertEqual(log.lines, ["head 1"])
  }

  func test_SEQ_CONCAT_4_STR_TAKE_3_take_0_evaluates_nothing() {
    XCTAssertEqual(log.list(1...3).take(0).description, "[]")
    XCTAssertEqual(log.lines, [])
  }

  func test_SEQ_CONCAT_4_taking_from_an_endless_list_ends() {
    XCTAssertEqual(numbers(from: 1).take(3).array, [1, 2, 3])
  }
}
