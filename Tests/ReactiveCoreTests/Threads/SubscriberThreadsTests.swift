import XCTest

@testable import ReactiveCore

final class SubscriberThreadsTests: XCTestCase {
  func test_GEN_EVENT_3_eight_threads_send_and_no_two_callbacks_run_at_once() {
    let subject = Subject<Int>()
    let overlaps = Overlaps()
    var received = 0  // Unguarded: the subscriber's promise is the guard.
    subject.subscribeNext { _ in overlaps.visit { received += 1 } }
    onRacingThreads { _ in
      for event in 0..<Stress.eventsPerThread { subject.sendNext(event) }
    }
    XCTAssertEqual(overlaps.count, 0)
    XCTAssertEqual(received, Stress.eventsPerThread * Stress.threads)
  }

  func test_GEN_EVENT_6_nothing_comes_after_an_end_whoever_sends_it() {
    for round in 0..<50 {
      let subject = Subject<Int>()
      var events: [String] = []
      subject.subscribe(
        next: { _ in events.append("next") },
        error: { _ in events.append("error") },
        completed: { events.append("completed") })
      onRacingThreads { thread in
        for event in 0..<Stress.eventsPerThread / 50 {
          subject.sendNext(event)
          if event == thread * round { subject.sendCompleted() }
          if event == thread + round { subject.sendError(Failure("late")) }
        }
      }
      XCTAssertEqual(events.firstIndex { $0 != "next" }, events.count - 1)
    }
  }

  func test_each_value_was_delivered_when_it_was_sent_or_the_subscription_is_disposed() {
    for _ in 0..<20 {
      let subject = Subject<Int>()
      let lost = Counter()
      let heard = (0..<Stress.threads).map { _ in Counter() }
      let subscription = subject.subscribeNext { heard[$0].increment() }
      onRacingThreads { thread in
        for event in 1...Stress.eventsPerThread / 20 {
          if thread == 0, event == 300 { subscription.dispose() }
          subject.sendNext(thread)
          if heard[thread].value < event, !subscription.isDisposed { lost.increment() }
        }
      }
      XCTAssertEqual(lost.value, 0)
    }
  }

  func test_after_a_disposal_on_another_thread_only_the_callback_that_runs_may_still_be_heard() {
    let subject = Subject<Int>()
    let late = Counter()
    onRacingThreads { thread in
      for event in 0..<Stress.eventsPerThread {
        if thread < 4 {
          subject.sendNext(event)
        } else if event % 10 == 0 {
          Self.listen(to: subject, late)
        }
      }
    }
    XCTAssertEqual(late.value, 0)
  }

  /// Subscribes and disposes; whatever begins later than one callback after that is late.
  private static func listen(to subject: Subject<Int>, _ late: Counter) {
    let (isOver, callsAfterEnd) = (Counter(), Counter())
    let subscription = subject.subscribeNext { _ in
      if isOver.value > 0, callsAfterEnd.increment() > 1 { late.increment() }
    }
    subscription.dispose()
    isOver.increment()
  }
}
