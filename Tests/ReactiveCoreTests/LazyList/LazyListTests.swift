import Foundation
import ReactiveCore
import XCTest

final class LazyListTests: XCTestCase {
  private let log = Log()

  // SEQ-CORE-1
  func test_a_list_has_a_head_and_a_tail_and_ends_with_nil_or_an_empty_list() {
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

  // SEQ-CORE-2
  func test_nil_is_an_element_in_a_list_of_optionals() {
    let list = [1, nil, 3].lazyList
    XCTAssertEqual(list.array, [1, nil, 3])
    XCTAssertEqual(list.tail.head, .some(nil))
    XCTAssertEqual(
      list.map { $0 }.filter { $0 != 1 }.take(2).concat(.return(nil)).array, [nil, 3, nil])
  }

  // SEQ-CORE-3, SEQ-CORE-4
  func test_a_head_is_read_without_its_tail_and_a_tail_without_its_head() {
    let lists = [log.list(1...3), log.list(4...5)]
    XCTAssertEqual(log.lines, [])
    XCTAssertEqual(lists[0].head, 1)
    XCTAssertEqual(log.takeLines(), ["head 1"])
    XCTAssertEqual(lists[1].tail.head, 5)
    XCTAssertEqual(log.lines, ["tail 4", "head 5"])
  }

  // SEQ-CORE-5, SEQ-CORE-8
  func test_each_closure_runs_once_for_a_list_and_its_copies() {
    let list = log.list(1...2)
    let copy = list
    XCTAssertEqual(
      [list.array, list.array, copy.array, list.map { $0 }.array],
      [[1, 2], [1, 2], [1, 2], [1, 2]])
    XCTAssertEqual(log.lines, ["head 1", "tail 1", "head 2", "tail 2"])
  }

  // SEQ-CORE-5
  func test_a_nil_head_is_evaluated_only_once() {
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

  func test_a_description_shows_the_evaluated_elements_up_to_a_gap() {
    let log = Log()
    let list = log.list(1...2)
    XCTAssertEqual("\(list)", "[…]")
    _ = list.head
    XCTAssertEqual("\(list)", "[1, …]")
    _ = list.tail
    XCTAssertEqual("\(list)", "[1, …]")
    XCTAssertEqual(log.lines, ["head 1", "tail 1"])
    _ = list.array
    XCTAssertEqual("\(list)", "[1, 2]")
    let gapped = Log().list(1...2)
    _ = gapped.tail.head
    XCTAssertEqual("\(gapped)", "[…]")
  }

  // SEQ-EQUAL-1
  func test_equal_elements_in_the_same_order_make_equal_lists() {
    XCTAssertEqual([1, 2].lazyList, (0...1).lazyList.map { $0 + 1 })
    XCTAssertNotEqual([1, 2].lazyList, [2, 1].lazyList)
    XCTAssertNotEqual([1, 2].lazyList, [1, 2, 3].lazyList)
    XCTAssertNotEqual([1, 2, 3].lazyList, [1, 2].lazyList)
  }

  // SEQ-EQUAL-1
  func test_the_hash_depends_only_on_the_head() {
    let log = Log()
    XCTAssertEqual(log.list(1...3).hashValue, LazyList.return(1).hashValue)
    XCTAssertEqual(log.lines, ["head 1"])
    XCTAssertEqual(Set([[1, 2].lazyList, [1, 3].lazyList, [1, 2].lazyList]).count, 2)
  }

  // SEQ-EQUAL-2
  func test_equality_is_symmetric() {
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

  // SEQ-CORE-8
  func test_a_list_is_encoded_as_an_array_and_can_be_decoded() throws {
    let archive = try JSONEncoder().encode([1, 2].lazyList.map { $0 * 2 })
    XCTAssertEqual(String(decoding: archive, as: UTF8.self), "[2,4]")
    XCTAssertEqual(try JSONDecoder().decode(LazyList<Int>.self, from: archive).array, [2, 4])
    for list in [LazyList.empty(), .return(1)] {
      let archive = try JSONEncoder().encode(list)
      XCTAssertEqual(try JSONDecoder().decode(LazyList<Int>.self, from: archive), list)
    }
  }

  // SEQ-ENUM-1
  func test_an_iterator_reads_the_tail_but_not_the_next_head_and_stays_at_the_end() {
    var iterator = log.list(1...3).makeIterator()
    XCTAssertEqual(log.lines, [])
    XCTAssertEqual(iterator.next(), 1)
    XCTAssertEqual(log.lines, ["head 1", "tail 1"])
    XCTAssertEqual(iterator.next(), 2)
    XCTAssertEqual(log.lines, ["head 1", "tail 1", "head 2", "tail 2"])
    var last = LazyList.return(1).makeIterator()
    XCTAssertEqual([last.next(), last.next(), last.next()], [1, nil, nil])
  }

  // SEQ-ENUM-2
  func test_an_iterator_releases_the_elements_it_has_passed() {
    final class Element {}
    weak var first: Element?
    var iterator = LazyList.unfold(3) { count -> (Element, Int)? in
      let element = Element()
      if count == 3 { first = element }
      return count == 0 ? nil : (element, count - 1)
    }
    .makeIterator()
    XCTAssertNotNil(iterator.next())
    XCTAssertNil(first)
    XCTAssertNotNil(iterator.next())
  }

  // SEQ-ENUM-3
  func test_for_in_reads_one_element_at_a_time() {
    for element in log.list(1...20) where element == 3 { break }
    XCTAssertEqual(log.heads, [1, 2, 3])
  }

  func test_filter_and_flattenMap_release_skipped_elements_while_searching() {
    let living = Counter()
    var mostAlive = 0
    let objects = { LazyList.unfold(1) { ((number: $0, CountedObject(in: living)), $0 + 1) } }
    let isWanted = { (number: Int) -> Bool in
      mostAlive = max(mostAlive, living.value)
      return number == 1_000
    }
    XCTAssertEqual(objects().filter { isWanted($0.number) }.head?.number, 1_000)
    let found = objects().flattenMap { isWanted($0.number) ? LazyList.return($0.number) : nil }
    XCTAssertEqual(found.head, 1_000)
    XCTAssertLessThan(mostAlive, 10)
  }
}
