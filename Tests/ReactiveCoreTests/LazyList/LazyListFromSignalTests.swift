import Dispatch
import ReactiveCore
import XCTest

final class LazyListFromSignalTests: XCTestCase {
  func test_SEQ_SIGNAL_1_SEQ_SIGNAL_3_SIG_BLOCKING_7_subscribes_at_once_and_once_for_a_long_list() {
    var subscriptions = 0
    let source = numbers(from: 0).take(20_000).signal(on: .immediate)
    let list = Signal<Int> { subscriber in
      subscriptions += 1
      return source.subscribe(subscriber)
    }.lazyList
    XCTAssertEqual(subscriptions, 1)
    for _ in 1...2 { XCTAssertEqual(list.foldLeft(0, +), 19_999 * 10_000) }
    XCTAssertEqual(subscriptions, 1)
  }

  func test_SEQ_SIGNAL_1_every_waiting_reader_is_let_in() {
    let subject = Subject<Int>()
    let list = subject.lazyList
    let readers = DispatchGroup()
    for _ in 0..<4 {
      DispatchQueue.global().async(group: readers) { XCTAssertEqual(list.array, [1, 2]) }
    }
    subject.sendNext(1)
    subject.sendNext(2)
    subject.sendCompleted()
    XCTAssertEqual(readers.wait(timeout: .now() + 60), .success)
  }

  func test_SEQ_SIGNAL_2_an_error_ends_the_list_and_nil_is_a_value() {
    let subject = Subject<Int?>()
    let list = subject.lazyList
    subject.sendNext(1)
    subject.sendNext(nil)
    subject.sendError(Failure("lost"))
    XCTAssertEqual(list.array, [1, nil])
  }

  func test_SEQ_SIGNAL_5_the_description_shows_what_has_come_and_does_not_wait() {
    let subject = Subject<Int>()
    let list = subject.lazyList
    XCTAssertEqual("\(list)", "[…]")
    subject.sendNext(1)
    subject.sendNext(2)
    XCTAssertEqual("\(list)", "[1, 2, …]")
    subject.sendCompleted()
    XCTAssertEqual("\(list)", "[1, 2]")
  }

  func test_SEQ_SIGNAL_1_a_list_that_nobody_holds_any_more_leaves_its_signal() {
    let source = Source<Int>()
    var list: LazyList? = source.signal.lazyList
    source.sendNext(1)
    var rest = list?.tail
    list = nil
    source.sendNext(2)
    XCTAssertEqual(source.disposals, 0)
    XCTAssertEqual(rest?.head, 2)
    rest = nil
    XCTAssertEqual(source.disposals, 1)
  }
}
