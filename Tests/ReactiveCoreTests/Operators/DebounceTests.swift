import ReactiveCore
import XCTest

final class DebounceTests: XCTestCase {
  let log = Log()
  let scheduler = TestScheduler()
  let letters = Source<String>()

  private func record(_ signal: Signal<String>) -> [String] {
    log.record(signal, at: scheduler)
    letters.sendNext("A")
    scheduler.advance(by: .seconds(2))
    letters.sendNext("B")
    scheduler.advance(by: .seconds(3))
    letters.sendNext("C")
    letters.sendCompleted()
    return log.takeLines()
  }

  func test_a_value_is_sent_on_the_scheduler_if_no_other_follows_in_time() {
    XCTAssertEqual(
      record(letters.signal.debounce(.seconds(3), on: scheduler)), ["5 B", "5 C", "5 completed"])
    var isOnScheduler = false
    letters.signal.debounce(.seconds(3), on: scheduler)
      .subscribeNext { _ in isOnScheduler = Scheduler.current === self.scheduler }
    letters.sendNext("D")
    scheduler.run()
    XCTAssertTrue(isOnScheduler)
  }

  func test_it_is_throttle_by_another_name() {
    let debounced = record(letters.signal.debounce(.seconds(3), on: scheduler))
    let start = scheduler.now.components.seconds
    XCTAssertEqual(start, 5)
    XCTAssertEqual(debounced.count, 3)
    XCTAssertEqual(
      record(letters.signal.throttle(.seconds(3), on: scheduler)),
      ["10 B", "10 C", "10 completed"])
    XCTAssertEqual(
      letters.signal.setName("letters").debounce(.seconds(3), on: scheduler).description,
      "[letters] -debounce: 3.000000")
  }

  func test_an_error_drops_what_waits_and_disposal_cancels_it() {
    let idle = IdleScheduler(log: log)
    let subscription = log.record(letters.signal.debounce(.seconds(3), on: idle))
    letters.sendNext("A")
    subscription.dispose()
    XCTAssertEqual(log.takeLines(), ["start timer 3.0 seconds", "cancel timer"])
    log.record(letters.signal.debounce(.seconds(3), on: scheduler))
    letters.sendNext("A")
    letters.sendError(Failure("lost"))
    scheduler.run()
    XCTAssertEqual(log.lines, ["error lost"])
  }
}
