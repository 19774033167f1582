import ReactiveCore
import XCTest

final class StartLazilyTests: XCTestCase {
  let scheduler = TestScheduler()
  let log = Log()

  func test_SIG_START_1_lazy_work_runs_on_the_first_subscription_and_once_overall() {
    let signal = Signal<Int>.startLazily(on: scheduler) { _ in self.log.add("work") }
    scheduler.run()
    XCTAssertEqual(log.lines, [])
    signal.subscribe()
    signal.subscribe()
    scheduler.run()
    signal.subscribe()
    scheduler.run()
    XCTAssertEqual(log.lines, ["work"])
  }

  func test_SIG_START_3_the_work_has_the_given_scheduler_as_current() {
    for start in [Signal<Int>.startLazily, Signal<Int>.startEagerly] {
      let signal = start(scheduler) { _ in
        self.log.add("current \(Scheduler.current === self.scheduler)")
      }
      signal.subscribe()
      scheduler.run()
    }
    XCTAssertEqual(log.lines, ["current true", "current true"])
  }

  func test_SIG_START_4_SIG_START_8_ORD_SUBSCRIBE_9_immediate_lazy_work_arrives_live() {
    let signal = Signal<Int>.startLazily(on: .immediate) { subscriber in
      self.log.add("begin")
      subscriber.sendNext(1)
      self.log.add("end")
    }
    XCTAssertEqual(log.lines, [])
    log.record(signal)
    XCTAssertEqual(log.lines, ["begin", "1", "end"])
  }

  func test_SIG_START_6_each_subscription_is_made_on_the_given_scheduler() {
    let signal = Signal<Int>.startEagerly(on: scheduler) { $0.sendNext(1) }
    scheduler.run()
    for _ in 1...2 {
      signal.subscribeNext { _ in
        self.log.add("current \(Scheduler.current === self.scheduler)")
      }
    }
    XCTAssertEqual(log.lines, [])
    scheduler.run()
    XCTAssertEqual(log.lines, ["current true", "current true"])
  }

  func test_SIG_START_7_disposing_subscriptions_does_not_stop_the_work() {
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
