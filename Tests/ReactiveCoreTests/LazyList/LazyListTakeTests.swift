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

  func test_STR_TAKEPRED_1_take_until_leaves_out_the_element_that_ends_it() {
    XCTAssertEqual(numbers(from: 1).take(until: { $0 == 4 }).array, [1, 2, 3])
  }

  func test_STR_TAKEPRED_2_a_predicate_that_never_fails_passes_everything() {
    XCTAssertEqual([1, 2].lazyList.take(while: { _ in true }).array, [1, 2])
    XCTAssertEqual([1, 2].lazyList.take(until: { _ in false }).array, [1, 2])
  }

  func test_STR_TAKEPRED_3_a_first_element_that_fails_gives_an_empty_list() {
    XCTAssertEqual([5, 1].lazyList.take(while: { $0 < 3 }).array, [])
  }

  func test_STR_TAKEPRED_5_the_predicate_is_not_asked_after_it_ended_the_list() {
    var asked: [Int] = []
    let taken = [1, 5, 2].lazyList.take(while: {
      asked.append($0)
      return $0 < 3
    })
    XCTAssertEqual([taken.array, taken.array], [[1], [1]])
    XCTAssertEqual(asked, [1, 5])
  }
}
