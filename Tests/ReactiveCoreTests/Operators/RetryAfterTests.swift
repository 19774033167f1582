import ReactiveCore
import XCTest

final class RetryAfterTests: XCTestCase {
  let log = Log()
  let scheduler = TestScheduler()

  func test_with_back_off_it_waits_before_each_of_count_retries() {
    let failing = Signal<Int> { subscriber in
      self.log.add("try at \(self.scheduler.now.components.seconds)")
      subscriber.sendError(Failure("lost"))
      return nil
    }
    log.record(failing.retry(3, on: scheduler) { .seconds(1 << $0) }, at: scheduler)
    scheduler.run()
    XCTAssertEqual(
      log.lines, ["try at 0", "try at 1", "try at 3", "try at 7", "7 error lost"])
  }

  func test_with_back_off_a_retry_that_succeeds_ends_it_and_nil_or_zero_mean_for_ever() {
    for count in [nil, 0] {
      let (attempts, scheduler) = (Counter(), TestScheduler())
      let failing = Signal<Int>.defer {
        attempts.increment() < 50 ? .error(Failure("lost")) : .return(1)
      }
      log.record(failing.retry(count, on: scheduler) { _ in .seconds(1) }, at: scheduler)
      scheduler.run()
      XCTAssertEqual(log.takeLines(), ["49 1", "49 completed"])
    }
  }

  func test_with_back_off_the_later_rounds_are_on_the_scheduler() {
    let schedulers = Log()
    let failing = Signal<Int> { subscriber in
      schedulers.add(Scheduler.current === self.scheduler ? "scheduler" : "caller")
      subscriber.sendError(Failure("lost"))
      return nil
    }
    failing.retry(1, on: scheduler) { _ in .seconds(1) }.subscribe()
    scheduler.run()
    XCTAssertEqual(schedulers.lines, ["caller", "scheduler"])
  }
}
