import ReactiveCore
import XCTest

final class TimeoutTests: XCTestCase {
  let log = Log()
  let scheduler = TestScheduler()

  // SIG-TIMEOUT-1, SIG-TIMEOUT-2
  func test_values_do_not_extend_the_limit() {
    XCTAssertEqual(
      timedLines("A 1 B 1 C 9") { $0.timeout(.seconds(3), on: $1) },
      ["0 A", "1 B", "2 C", "3 error \(SignalError.timedOut)"])
  }

  // SIG-TIMEOUT-3
  func test_the_error_is_sent_on_the_scheduler_after_the_source_is_disposed() {
    let source = Source<Int>(log: log)
    source.signal.timeout(.seconds(3), on: scheduler).subscribeError { _ in
      self.log.add("error on the scheduler: \(Scheduler.current === self.scheduler)")
    }
    scheduler.run()
    XCTAssertEqual(
      log.lines, ["subscribe source", "dispose source", "error on the scheduler: true"])
  }

  // SIG-TIMEOUT-4, SIG-TIMEOUT-6, ORD-SUBSCRIBE-8
  func test_an_end_before_the_limit_cancels_the_timer() {
    for (end, line) in [(Event<Int>.completed, "completed"), (.error(Failure("x")), "error x")] {
      let source = Source<Int>(log: log)
      let idle = IdleScheduler(log: log)
      log.record(source.signal.timeout(.seconds(3), on: idle))
      source.sendNext(1)
      XCTAssertEqual(log.takeLines(), ["start timer 3.0 seconds", "subscribe source", "1"])
      if let error = end.error { source.sendError(error) } else { source.sendCompleted() }
      XCTAssertEqual(log.takeLines(), ["dispose source", "cancel timer", line])
    }
  }
}
