import Dispatch
import XCTest

@testable import ReactiveCore

final class SubjectTests: XCTestCase {
  let log = Log()
  let subject = Subject<Int>()

  // SUBJ-PLAIN-1
  func test_events_go_to_all_subscribers_in_the_order_of_subscription() {
    for name in ["a", "b", "c"] { log.record(subject, as: name) }
    subject.sendNext(1)
    subject.sendError(Failure("lost"))
    XCTAssertEqual(
      log.lines, ["a 1", "b 1", "c 1", "a error lost", "b error lost", "c error lost"])
  }

  // SUBJ-PLAIN-2
  func test_subscribing_is_immediate_on_a_thread_without_a_scheduler() {
    let (subject, log, isOpen) = (subject, log, DispatchSemaphore(value: 0))
    // This work keeps the shared scheduler busy, so a subscription that needed it would wait.
    Scheduler.subscription.schedule { isOpen.wait() }
    onNewThread {
      log.record(subject)
      subject.sendNext(1)
    }
    isOpen.signal()
    XCTAssertEqual(log.lines, ["1"])
  }

  // SUBJ-PLAIN-3
  func test_a_subscriber_added_during_an_event_does_not_get_it() {
    subject.take(1).subscribeNext { _ in self.log.record(self.subject, as: "late") }
    subject.sendNext(1)
    subject.sendNext(2)
    XCTAssertEqual(log.lines, ["late 2"])
  }

  // SUBJ-PLAIN-4, VER-5
  func test_a_subscriber_disposed_during_an_event_does_not_get_it() {
    let second = LockedValue<Disposable>()
    subject.subscribeNext { _ in second.value?.dispose() }
    second.value = log.record(subject)
    subject.sendNext(1)
    XCTAssertEqual(log.lines, [])
  }

  // SUBJ-PLAIN-5, GEN-EVENT-4, ORD-STACK-2
  func test_a_value_sent_inside_a_callback_is_sent_to_all_subscribers_first() {
    subject.subscribeNext { number in
      self.log.add("a \(number)")
      if number < 3 { self.subject.sendNext(number + 1) }
    }
    log.record(subject, as: "b")
    subject.sendNext(1)
    XCTAssertEqual(log.lines, ["a 1", "a 2", "a 3", "b 3", "b 2", "b 1"])
  }

  // SUBJ-PLAIN-6
  func test_a_late_subscriber_of_an_ended_subject_gets_no_end() {
    for error in [nil, Failure("lost")] {
      let subject = Subject<Int>()
      if let error { subject.sendError(error) } else { subject.sendCompleted() }
      log.record(subject)
      XCTAssertEqual(log.takeLines(), [])
      subject.sendNext(1)
      XCTAssertEqual(log.takeLines(), ["1"])
    }
  }

  // SUBJ-PLAIN-7
  func test_a_subject_disposes_its_own_subscriptions_before_it_sends_an_end() {
    for (end, line) in [(Event<Int>.completed, "completed"), (.error(Failure("x")), "error x")] {
      let (subject, source) = (Subject<Int>(), Source<Int>(log: log))
      source.signal.subscribe(subject)
      log.record(subject)
      if let error = end.error { subject.sendError(error) } else { subject.sendCompleted() }
      XCTAssertEqual(log.takeLines(), ["subscribe source", "dispose source", line])
    }
  }

  // SUBJ-PLAIN-1
  func test_the_first_end_of_any_source_ends_the_subject_and_all_its_sources() {
    let (first, second) = (Source<Int>(), Source<Int>())
    log.record(subject)
    first.signal.subscribe(subject)
    second.signal.subscribe(subject)
    first.sendNext(1)
    second.sendNext(2)
    second.sendCompleted()
    first.sendNext(3)
    XCTAssertEqual(log.lines, ["1", "2", "completed"])
    XCTAssertEqual(first.disposals, 1)
    first.signal.subscribe(subject)
    XCTAssertEqual([first.subscriptions, first.disposals], [1, 1])
  }

  // SUBJ-PLAIN-9
  func test_an_ended_subscription_is_released() {
    let living = Counter()
    let first = Source<Int>()
    let handle = CountedObject.lend(in: living) { object in
      first.signal.doNext { _ in object.touch() }.subscribe(subject)
    }
    XCTAssertEqual(living.value, 1)
    handle.dispose()
    XCTAssertEqual(living.value, 0)
    let forgotten = Weak(first.signal.subscribe(subject))
    XCTAssertNotNil(forgotten.object)
    forgotten.object?.dispose()
    XCTAssertNil(forgotten.object)
  }

  // SUBJ-PLAIN-10
  func test_releasing_a_subject_disposes_its_subscriptions() {
    let held = LockedValue<Subscriber<Int>>()
    let source = Signal<Int> { subscriber in
      held.value = subscriber
      return self.log.disposable("dispose")
    }
    weak var released: Subject<Int>?
    do {
      let subject = Subject<Int>()
      source.subscribe(subject)
      released = subject
    }
    XCTAssertNotNil(released)
    held.value = nil
    XCTAssertNil(released)
    XCTAssertEqual(log.lines, ["dispose"])
  }

  // SUBJ-PLAIN-11
  func test_two_threads_may_send_to_two_subscribers_at_the_same_time() {
    let (subject, log) = (subject, log)
    let firstHasTwo = DispatchSemaphore(value: 0)
    subject.subscribeNext { number in
      if number == 2 { firstHasTwo.signal() }
    }
    subject.subscribeNext { number in
      // While this subscriber waits, another thread sends to the first subscriber.
      if number == 1 { firstHasTwo.wait() }
      log.add("second \(number)")
    }
    onThreads(2) { subject.sendNext($0 + 1) }
    XCTAssertEqual(log.lines.sorted(), ["second 1", "second 2"])
  }
}
