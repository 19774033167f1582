import ReactiveCore
import XCTest

final class TimerTests: XCTestCase {
  let log = Log()
  let scheduler = TestScheduler()

  func test_it_sends_the_time_once_and_completes() {
    scheduler.advance(by: .seconds(1))
    log.record(Signal.timer(.seconds(3), on: scheduler), at: scheduler)
    scheduler.advance(by: .seconds(2))
    XCTAssertEqual(log.lines, [])
    scheduler.run()
    XCTAssertEqual(log.lines, ["4 4.0 seconds", "4 completed"])
  }

  func test_zero_waits_for_the_next_turn_and_the_value_comes_on_the_scheduler() {
    Signal.timer(.zero, on: scheduler).subscribeNext { _ in
      self.log.add("\(Scheduler.current === self.scheduler)")
    }
    XCTAssertEqual(log.lines, [])
    scheduler.run()
    XCTAssertEqual(log.lines, ["true"])
  }
}
