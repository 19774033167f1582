import ReactiveCore
import XCTest

final class LazyListTakeWhileTests: XCTestCase {
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
