import ReactiveCore
import XCTest

final class IntervalTests: XCTestCase {
  let log = Log()
  let scheduler = TestScheduler()

  // SIG-INTERVAL-1
  func test_interval_sends_the_time_after_each_interval_but_not_at_once() {
    log.record(Signal.interval(.seconds(2), on: scheduler), at: scheduler)
    scheduler.advance(by: .zero)
    XCTAssertEqual(log.lines, [])
    scheduler.advance(by: .seconds(7))
    XCTAssertEqual(log.lines, ["2 2.0 seconds", "4 4.0 seconds", "6 6.0 seconds"])
  }

  // SIG-INTERVAL-3
  func test_the_leeway_is_passed_to_the_scheduler() {
    let idle = IdleScheduler(log: log)
    Signal.interval(.seconds(2), on: idle, leeway: .seconds(1)).subscribe()
    let line = "start timer 2.0 seconds, every 2.0 seconds, leeway 1.0 seconds"
    withExtendedLifetime(idle) { XCTAssertEqual(log.lines, [line]) }
  }

  func test_timer_sends_the_time_once_and_completes() {
    scheduler.advance(by: .seconds(1))
    log.record(Signal.timer(.seconds(3), on: scheduler), at: scheduler)
    scheduler.advance(by: .seconds(2))
    XCTAssertEqual(log.lines, [])
    scheduler.run()
    XCTAssertEqual(log.lines, ["4 4.0 seconds", "4 completed"])
  }

  func test_a_timer_of_zero_sends_when_the_scheduler_runs() {
    Signal.timer(.zero, on: scheduler).subscribeNext { _ in
      self.log.add("\(Scheduler.current === self.scheduler)")
    }
    XCTAssertEqual(log.lines, [])
    scheduler.run()
    XCTAssertEqual(log.lines, ["true"])
  }
}
