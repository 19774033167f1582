import ReactiveCore
import XCTest

final class LazyListQueriesTests: XCTestCase {
  private let log = Log()

  func test_SEQ_FOLD_5_any_stops_at_the_first_match() {
    XCTAssertTrue(log.list(1...5).any { $0 == 2 })
    XCTAssertEqual(log.heads, [1, 2])
    XCTAssertFalse([1, 2].lazyList.any { $0 == 3 })
  }

  func test_any_without_a_predicate_asks_whether_there_is_an_element() {
    XCTAssertTrue(log.list(1...5).any())
    XCTAssertEqual(log.heads, [1])
    XCTAssertFalse(LazyList<Int>.empty().any())
  }

  func test_SEQ_FOLD_6_all_stops_at_the_first_failure_also_on_an_endless_list() {
    XCTAssertFalse(log.list(1...5).all { $0 < 2 })
    XCTAssertEqual(log.heads, [1, 2])
    XCTAssertFalse(numbers(from: 1).all { $0 < 100 })
    XCTAssertTrue([1, 2].lazyList.all { $0 < 3 })
    XCTAssertTrue(LazyList<Int>.empty().all { _ in false })
  }

  func test_SEQ_FOLD_7_first_where_gives_the_leftmost_match_or_nil() {
    XCTAssertEqual(log.list(1...5).first(where: { $0 > 2 }), 3)
    XCTAssertEqual(log.heads, [1, 2, 3])
    XCTAssertNil([1, 2].lazyList.first(where: { $0 > 2 }))
  }
}
