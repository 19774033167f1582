import ReactiveCore
import XCTest

final class LazyListTests: XCTestCase {
  private let log = Log()

  func test_SEQ_CORE_1_a_list_is_a_head_and_a_tail_and_nil_or_an_empty_list_is_its_end() {
    let lists: [(list: LazyList<Int>, elements: [Int])] = [
      (LazyList(head: { 1 }, tail: { LazyList(head: { 2 }) }), [1, 2]),
      (LazyList(head: { 1 }, tail: { nil }), [1]), (LazyList(head: { 1 }, tail: { .empty() }), [1]),
      (LazyList(head: { nil }, tail: { .return(1) }), []),
    ]
    for (list, elements) in lists {
      XCTAssertEqual(list.array, elements)
      XCTAssertEqual(list.head, elements.first)
    }
  }

  func test_after_the_end_every_tail_is_empty() {
    XCTAssertNil(LazyList.return(1).tail.tail.tail.head)
    XCTAssertNil(LazyList<Int>.empty().tail.tail.head)
  }

  func test_SEQ_CORE_2_the_element_type_says_whether_nil_can_be_an_element() {
    let list = [1, nil, 3].lazyList
    XCTAssertEqual(list.array, [1, nil, 3])
    XCTAssertEqual(list.tail.head, .some(nil))
    XCTAssertEqual(
      list.map { $0 }.filter { $0 != 1 }.take(2).concat(.return(nil)).array, [nil, 3, nil])
  }

  func test_SEQ_CORE_3_nothing_runs_before_it_is_read() {
    let list = log.list(1...3)
    XCTAssertEqual(log.lines, [])
    _ = list.tail.head
    XCTAssertEqual(log.lines, ["tail 1", "head 2"])
  }

  func test_SEQ_CORE_4_a_head_is_read_without_its_tail_and_a_tail_without_its_head() {
    XCTAssertEqual(log.list(1...3).head, 1)
    XCTAssertEqual(log.lines, ["head 1"])
    _ = log.list(4...5).tail
    XCTAssertEqual(log.lines, ["head 1", "tail 4"])
  }

  func test_SEQ_CORE_5_SEQ_CORE_8_each_closure_runs_once_for_a_list_and_its_copies() {
    let list = log.list(1...2)
    let copy = list
    XCTAssertEqual(
      [list.array, list.array, copy.array, list.map { $0 }.array],
      [[1, 2], [1, 2], [1, 2], [1, 2]])
    XCTAssertEqual(log.lines, ["head 1", "tail 1", "head 2", "tail 2"])
  }

  func test_SEQ_CORE_5_a_nil_head_is_remembered_too() {
    var runs = 0
    let list = LazyList<Int>(head: {
      runs += 1
      return nil
    })
    XCTAssertNil(list.head)
    XCTAssertNil(list.head)
    XCTAssertEqual(runs, 1)
  }

  func test_a_head_may_read_its_own_tail() {
    var list = LazyList<Int>.empty()
    list = LazyList(
      head: { [log] in
        log.add("head"); return list.tail.head.map { $0 - 1 }
      }, tail: { .return(2) })
    XCTAssertEqual(list.array, [1, 2])
    list = .empty()
  }
}
