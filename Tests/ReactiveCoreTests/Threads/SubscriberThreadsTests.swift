import XCTest

@testable import ReactiveCore

final class SubscriberThreadsTests: XCTestCase {
  func test_each_value_is_delivered_before_the_send_returns() {
    for _ in 0..<20 {
      let subject = Subject<Int>()
      let lost = Counter()
      let received = (0..<Stress.threads).map { _ in Counter() }
      let subscription = subject.subscribeNext { received[$0].increment() }
      onRacingThreads { thread in
        for event in 1...Stress.eventsPerThread / 20 {
          if thread == 0, event == 300 { subscription.dispose() }
          subject.sendNext(thread)
          if received[thread].value < event, !subscription.isDisposed { lost.increment() }
        }
      }
      XCTAssertEqual(lost.value, 0)
    }
  }

  // SUB-PASS-5
  func test_after_a_disposal_on_another_thread_only_the_running_callback_finishes() {
    let subject = Subject<Int>()
    let late = Counter()
    onRacingThreads { thread, event in
      if thread < 4 {
        subject.sendNext(event)
      } else if event % 10 == 0 {
        Self.listen(to: subject, late)
      }
    }
    XCTAssertEqual(late.value, 0)
  }

  /// Subscribes, disposes the subscription, and counts late callbacks.
  ///
  /// One callback may still be running during the disposal. Any further callback is late.
  private static func listen(to subject: Subject<Int>, _ late: Counter) {
    let (isOver, callsAfterEnd) = (Counter(), Counter())
    let subscription = subject.subscribeNext { _ in
      if isOver.value > 0, callsAfterEnd.increment() > 1 { late.increment() }
    }
    subscription.dispose()
    isOver.increment()
  }
}
