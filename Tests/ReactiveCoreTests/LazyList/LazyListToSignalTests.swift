import Dispatch
import ReactiveCore
import XCTest

final class LazyListToSignalTests: XCTestCase {
  private let log = Log()
  private let scheduler = TestScheduler()

  // SEQ-TOSIGNAL-1, SEQ-TOSIGNAL-2
  func test_each_value_and_the_completion_are_sent_in_separate_scheduler_steps() {
    log.record([1, 2].lazyList.signal(on: scheduler))
    XCTAssertEqual(log.linesByStep(of: scheduler), [["1"], ["2"], ["completed"]])
  }

  // SEQ-TOSIGNAL-3
  func test_on_the_immediate_scheduler_all_events_are_sent_synchronously() {
    let signal = (1...3).lazyList.signal(on: .immediate)
    XCTAssertEqual(signal.syncLines, ["1", "2", "3", "completed"])
  }

  // SEQ-TOSIGNAL-4
  func test_without_a_scheduler_each_call_creates_a_background_scheduler() throws {
    let schedulers = try [1].lazyList.signal().map { _ in Scheduler.current }
      .concat([1].lazyList.signal().map { _ in Scheduler.current })
      .toArray()
    XCTAssertEqual(schedulers.count, 2)
    XCTAssertNotNil(schedulers[0])
    XCTAssertFalse(schedulers[0] === schedulers[1])
    XCTAssertFalse(schedulers.contains { $0 === Scheduler.main })
  }

  // SEQ-TOSIGNAL-5
  func test_after_disposal_nothing_is_sent_or_evaluated() {
    let subscription = log.record(log.list(1...4).signal(on: scheduler))
    scheduler.step(2)
    subscription.dispose()
    scheduler.run()
    XCTAssertEqual(log.takeLines(), ["head 1", "1", "tail 1", "head 2", "2", "tail 2"])
    log.list(1...4).signal(on: scheduler).take(1).subscribe()
    scheduler.run()
    XCTAssertEqual(log.lines, ["head 1"])
  }

  // SEQ-TOSIGNAL-5
  func test_disposal_cancels_the_scheduled_work() {
    let storing = StoringScheduler { [log] in log.disposable("cancel") }
    [1].lazyList.signal(on: storing).subscribe().dispose()
    XCTAssertEqual(log.lines, ["cancel"])
  }

  func test_each_subscription_starts_at_the_first_element_and_evaluates_nothing_twice() {
    let signal = log.list(1...2).signal(on: scheduler)
    for number in 1...2 { log.record(signal, as: "\(number) hears") }
    scheduler.run()
    XCTAssertEqual(log.heads, [1, 2])
    for number in 1...2 {
      XCTAssertEqual(
        log.lines.filter { $0.hasPrefix("\(number)") },
        ["1", "2", "completed"].map { "\(number) hears \($0)" })
    }
  }

  // SEQ-SIGNAL-1, SEQ-SIGNAL-3, SIG-BLOCKING-7
  func test_a_list_of_a_signal_subscribes_at_once_and_only_once() {
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

  // SEQ-SIGNAL-1
  func test_every_waiting_reader_is_resumed() {
    let subject = Subject<Int>()
    let list = subject.lazyList
    let readers = DispatchGroup()
    for _ in 0..<4 {
      DispatchQueue.global().async(group: readers) { XCTAssertEqual(list.array, [1, 2]) }
    }
    XCTAssertEqual(readers.wait(timeout: .now() + 0.05), .timedOut)
    subject.sendNext(1)
    subject.sendNext(2)
    subject.sendCompleted()
    XCTAssertEqual(readers.wait(timeout: .now() + 60), .success)
  }

  // SEQ-SIGNAL-2
  func test_an_error_ends_the_list_and_nil_is_a_value() {
    let subject = Subject<Int?>()
    let list = subject.lazyList
    subject.sendNext(1)
    subject.sendNext(nil)
    subject.sendError(Failure("lost"))
    XCTAssertEqual(list.array, [1, nil])
  }

  func test_a_released_sender_ends_the_list() {
    var subject: Subject<Int>? = Subject()
    let list = subject?.lazyList
    subject?.sendNext(1)
    subject = nil
    XCTAssertEqual(list?.array, [1])
  }

  // SEQ-SIGNAL-5
  func test_the_description_shows_the_values_so_far_without_waiting() {
    let subject = Subject<Int>()
    let list = subject.lazyList
    XCTAssertEqual("\(list)", "[…]")
    subject.sendNext(1)
    subject.sendNext(2)
    XCTAssertEqual("\(list)", "[1, 2, …]")
    subject.sendCompleted()
    XCTAssertEqual("\(list)", "[1, 2]")
  }

  // SEQ-SIGNAL-1
  func test_a_released_list_disposes_its_subscription() {
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
