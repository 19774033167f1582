import ReactiveCore
import XCTest

final class LazyListTests: XCTestCase {
  private let log = EvaluationLog()

  func test_SEQ_CORE_1_a_list_is_a_head_and_a_tail() {
    let list = LazyList(head: { 1 }, tail: { LazyList(head: { 2 }) })
    XCTAssertEqual(list.head, 1)
    XCTAssertEqual(list.tail.head, 2)
    XCTAssertEqual(list.array, [1, 2])
  }

  func test_SEQ_CORE_1_a_nil_head_is_the_end_whatever_the_tail_says() {
    let list = LazyList<Int>(head: { nil }, tail: { .return(1) })
    XCTAssertEqual(list.array, [])
  }

  func test_SEQ_CORE_1_a_nil_tail_and_an_empty_tail_both_end_a_list() {
    XCTAssertEqual(LazyList(head: { 1 }, tail: { nil }).array, [1])
    XCTAssertEqual(LazyList(head: { 1 }, tail: { .empty() }).array, [1])
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

  func test_SEQ_CORE_4_reading_the_head_does_not_run_the_tail() {
    XCTAssertEqual(log.list(1...3).head, 1)
    XCTAssertEqual(log.lines, ["head 1"])
  }

  func test_SEQ_CORE_4_reading_the_tail_does_not_run_the_head() {
    _ = log.list(1...3).tail
    XCTAssertEqual(log.lines, ["tail 1"])
  }

  func test_SEQ_CORE_5_each_closure_runs_once_however_often_the_list_is_read() {
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
        log.lines.append("head"); return list.tail.head.map { $0 - 1 }
      }, tail: { .return(2) })
    XCTAssertEqual(list.array, [1, 2])
    list = .empty()
  }

  func test_SEQ_CORE_11_array_evaluates_everything() {
    XCTAssertEqual(log.list(1...3).array, [1, 2, 3])
    XCTAssertEqual(log.heads, [1, 2, 3])
  }
}
