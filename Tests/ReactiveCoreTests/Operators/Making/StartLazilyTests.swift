import ReactiveCore
import XCTest

final class StartLazilyTests: XCTestCase {
  let scheduler = TestScheduler()
  let log = Log()

  // SIG-START-1
  func test_lazy_work_runs_on_the_first_subscription_and_once_overall() {
    let signal = Signal<Int>.startLazily(on: scheduler) { _ in self.log.add("work") }
    scheduler.run()
    XCTAssertEqual(log.lines, [])
    for _ in 1...3 {
      signal.subscribe()
      scheduler.run()
    }
    XCTAssertEqual(log.lines, ["work"])
  }

  // SIG-START-2
  func test_eager_work_runs_at_once_and_never_again() {
    let signal = Signal<Int>.startEagerly(on: .immediate) { _ in self.log.add("work") }
    XCTAssertEqual(log.lines, ["work"])
    for _ in 1...2 { signal.subscribe() }
    XCTAssertEqual(log.lines, ["work"])
  }

  // SIG-START-3, SIG-START-6
  func test_the_work_runs_and_values_are_sent_on_the_given_scheduler() {
    for start in [Signal<Int>.startLazily, Signal<Int>.startEagerly] {
      let note = { self.log.add("current \(Scheduler.current === self.scheduler)") }
      let signal = start(scheduler) { subscriber in
        note()
        subscriber.sendNext(1)
      }
      for _ in 1...2 { signal.subscribeNext { _ in note() } }
      XCTAssertEqual(log.lines, [])
      scheduler.run()
      XCTAssertEqual(log.takeLines(), Array(repeating: "current true", count: 3))
    }
  }

  // SIG-START-5
  func test_all_events_are_replayed_to_late_subscribers() {
    for end in [Signal<Int>.empty(), .error(Failure("lost"))] {
      let signal = Signal<Int>.startEagerly(on: .immediate) { subscriber in
        (1...100).forEach(subscriber.sendNext)
        end.subscribe(subscriber)
      }
      let expected = (1...100).map(String.init) + end.syncLines
      for _ in 1...2 { XCTAssertEqual(signal.syncLines, expected) }
    }
  }

  // SIG-START-7
  func test_disposing_subscriptions_does_not_stop_the_work() {
    let signal = Signal<Int>.startLazily(on: .immediate) { subscriber in
      self.scheduler.schedule { subscriber.sendNext(1) }
      self.scheduler.schedule { subscriber.sendCompleted() }
    }
    log.record(signal, as: "first").dispose()
    scheduler.run()
    log.record(signal, as: "second")
    XCTAssertEqual(log.lines, ["second 1", "second completed"])
  }
}
