import ReactiveCore
import XCTest

final class ThrottleLatestTests: XCTestCase {
  let log = Log()
  let scheduler = TestScheduler()
  let letters = Source<String>("letters")

  private func send(_ values: String...) {
    values.forEach(letters.sendNext)
  }

  private func wait(_ seconds: Int) { scheduler.advance(by: .seconds(seconds)) }

  func test_latest_sends_a_value_at_once_and_then_the_latest_of_each_interval() {
    log.record(letters.signal.throttleLatest(.seconds(4), on: scheduler), at: scheduler)
    send("A", "B")
    wait(2)
    send("C")
    wait(3)
    send("D")
    wait(9)
    XCTAssertEqual(log.lines, ["0 A", "4 C", "8 D"])
  }

  func test_latest_sends_a_value_after_a_pause_at_once() {
    log.record(letters.signal.throttleLatest(.seconds(4), on: scheduler), at: scheduler)
    send("A")
    wait(5)
    send("B", "C")
    wait(5)
    XCTAssertEqual(log.lines, ["0 A", "5 B", "9 C"])
  }

  func test_latest_sends_what_waits_on_completion_and_drops_it_on_an_error() {
    log.record(letters.signal.throttleLatest(.seconds(4), on: scheduler), at: scheduler)
    send("A", "B")
    letters.sendCompleted()
    XCTAssertEqual(log.takeLines(), ["0 A", "0 B", "0 completed"])
    log.record(letters.signal.throttleLatest(.seconds(4), on: scheduler), at: scheduler)
    send("A", "B")
    letters.sendError(Failure("lost"))
    wait(9)
    XCTAssertEqual(log.lines, ["0 A", "0 error lost"])
  }

  func test_latest_sends_what_waited_on_the_scheduler() {
    let schedulers = Log()
    letters.signal.throttleLatest(.seconds(4), on: scheduler).subscribeNext { _ in
      schedulers.add(Scheduler.current === self.scheduler ? "scheduler" : "sender")
    }
    send("A", "B")
    wait(9)
    XCTAssertEqual(schedulers.lines, ["sender", "scheduler"])
  }

  func test_latest_has_a_timer_only_while_it_is_needed() {
    letters.signal.throttleLatest(.seconds(4), on: scheduler).subscribe()
    XCTAssertTrue(scheduler.isIdle)
    send("A", "B")
    wait(4)
    XCTAssertFalse(scheduler.isIdle)
    scheduler.run()
    XCTAssertTrue(scheduler.isIdle)
  }

  func test_latest_takes_what_is_sent_while_a_value_is_passed_on() {
    log.record(
      letters.signal.throttleLatest(.seconds(4), on: scheduler).doNext { letter in
        if letter == "A" { self.send("B", "C") }
      }, at: scheduler)
    send("A")
    wait(9)
    XCTAssertEqual(log.lines, ["0 A", "4 C"])
  }

  func test_nil_may_wait_like_any_other_value() {
    let values = Subject<Int?>()
    log.record(values.throttleLatest(.seconds(4), on: scheduler), at: scheduler)
    values.sendNext(1)
    values.sendNext(nil)
    wait(9)
    XCTAssertEqual(log.lines, ["0 Optional(1)", "4 nil"])
  }
}
