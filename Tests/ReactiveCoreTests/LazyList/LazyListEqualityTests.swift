import ReactiveCore
import XCTest

final class LazyListEqualityTests: XCTestCase {
  func test_SEQ_EQUAL_1_equal_elements_in_the_same_order_make_equal_lists() {
    XCTAssertEqual([1, 2].lazyList, (0...1).lazyList.map { $0 + 1 })
    XCTAssertNotEqual([1, 2].lazyList, [2, 1].lazyList)
    XCTAssertNotEqual([1, 2].lazyList, [1, 2, 3].lazyList)
    XCTAssertNotEqual([1, 2, 3].lazyList, [1, 2].lazyList)
  }

  func test_SEQ_EQUAL_1_the_hash_is_the_heads_and_reads_no_further() {
    let log = Log()
    XCTAssertEqual(log.list(1...3).hashValue, LazyList.return(1).hashValue)
    XCTAssertEqual(log.lines, ["head 1"])
    XCTAssertEqual(Set([[1, 2].lazyList, [1, 3].lazyList, [1, 2].lazyList]).count, 2)
  }

  func test_SEQ_EQUAL_2_it_does_not_matter_which_of_the_two_is_asked() {
    let kinds: [LazyList<Int>] = [
      .empty(), LazyList(head: { nil }), [].lazyList, [1].lazyList.take(0),
      .return(1), [1].lazyList, LazyList(head: { 1 }),
    ]
    for left in kinds {
      for right in kinds { XCTAssertEqual(left == right, left.array == right.array) }
    }
  }

  func test_a_list_equals_itself_without_being_read() {
    let log = Log()
    let list = log.list(1...3)
    XCTAssertTrue(list == list)
    XCTAssertEqual(log.lines, [])
  }
}
