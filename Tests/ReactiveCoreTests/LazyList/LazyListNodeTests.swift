import Dispatch
import ReactiveCore
import XCTest

/// Tests of a list node's memory and thread safety.
final class LazyListNodeTests: XCTestCase {
  private final class Resource {}

  // SEQ-CORE-5
  func test_a_list_that_has_been_read_releases_its_source() {
    let kinds: [(name: String, make: (Resource) -> LazyList<Int>)] = [
      ("the closure of a head", { kept in LazyList(head: { (1, kept).0 }, tail: { .return(2) }) }),
      ("the closure of a tail", { kept in LazyList(head: { 1 }, tail: { .return((2, kept).0) }) }),
      ("the source of a map", { kept in [kept, kept].lazyList.map { _ in 1 } }),
      ("the closure of a map", { kept in [1, 2].lazyList.map { ($0, kept).0 } }),
      ("a collection", { kept in (0..<2).lazy.map { ($0, kept).0 }.lazyList }),
    ]
    for (name, make) in kinds {
      var resource: Resource? = Resource()
      let watched = Weak(resource)
      let list = make(resource!)
      resource = nil
      XCTAssertNotNil(watched.object, name)
      XCTAssertEqual(list.array.count, 2, name)
      withExtendedLifetime(list) { XCTAssertNil(watched.object, name) }
    }
  }

  func test_a_list_whose_element_or_tail_depends_on_itself_traps() throws {
    try assertTraps("An element of a lazy list depends on itself.") {
      let place = LockedValue<LazyList<Int>>()
      let list = LazyList(head: { place.value!.head! + 1 }, tail: { nil })
      place.value = list
      _ = list.head
    }
    try assertTraps("A tail of a lazy list depends on itself.") {
      let place = LockedValue<LazyList<Int>>()
      let list = LazyList(head: { 1 }, tail: { place.value!.tail })
      place.value = list
      _ = list.tail
    }
  }

  func test_a_released_list_releases_its_source_whether_or_not_it_was_read() {
    for count in 0...3 {
      var element: Resource? = Resource()
      let watched = Weak(element)
      var list: LazyList<Resource>? = LazyList.unfold(element!) { ($0, $0) }.filter { _ in true }
      element = nil
      XCTAssertEqual(list?.take(count).array.count, count)
      XCTAssertNotNil(watched.object)
      list = nil
      XCTAssertNil(watched.object, "After \(count) elements, the source should be released.")
    }
  }

  // SEQ-CORE-6, SEQ-CORE-7
  func test_racing_threads_evaluate_an_element_once_and_get_the_same_result() {
    for _ in 0..<50 {
      let runs = Counter()
      let list = LazyList.unfold(0) { number in
        runs.increment()
        sched_yield()  // Let other threads arrive while this element is being evaluated.
        return number < 50 ? (number, number + 1) : nil
      }
      .filter { $0.isMultiple(of: 2) }
      .map { $0 + 1 }
      .concat(.return(5))
      DispatchQueue.concurrentPerform(iterations: 8) { _ in
        XCTAssertEqual(list.foldLeft(0, +), 630)
      }
      XCTAssertEqual(runs.value, 51)
    }
  }

  // SEQ-CORE-6
  func test_a_second_thread_waits_for_the_evaluation_by_the_first() {
    let isInside = DispatchSemaphore(value: 0)
    let mayFinish = DispatchSemaphore(value: 0)
    let runs = Counter()
    let list = LazyList(head: {
      runs.increment()
      isInside.signal()
      mayFinish.wait()
      return "computed"
    })
    let readers = DispatchGroup()
    DispatchQueue.global().async(group: readers) { XCTAssertEqual(list.head, "computed") }
    isInside.wait()
    DispatchQueue.global().async(group: readers) { XCTAssertEqual(list.head, "computed") }
    mayFinish.signal()
    XCTAssertEqual(readers.wait(timeout: .now() + 60), .success)
    XCTAssertEqual(runs.value, 1)
  }

  // SEQ-CORE-7
  func test_an_element_is_evaluated_on_the_reading_thread() {
    let list = LazyList(head: { pthread_self() })
    let reader = pthread_self()
    XCTAssertEqual(list.map { $0 }.head, reader)
  }
}
