import ReactiveCore
import XCTest

final class ThrottleTests: XCTestCase {
  let log = Log()
  let scheduler = TestScheduler()
  let letters = Source<String>()

  /// Records the letters, throttled by 3 seconds.
  @discardableResult
  private func record(passing isThrottled: ((String) -> Bool)? = nil) -> Disposable {
    log.record(
      letters.signal.throttle(.seconds(3), on: scheduler, passing: isThrottled), at: scheduler)
  }

  func test_SIG_THROTTLE_1_a_value_is_sent_if_no_other_follows_in_time() {
    record()
    letters.sendNext("A")
    scheduler.advance(by: .seconds(2))
    letters.sendNext("B")
    scheduler.advance(by: .seconds(9))
    XCTAssertEqual(log.lines, ["5 B"])
  }

  func test_SIG_THROTTLE_2_the_timer_of_a_value_that_was_replaced_is_called_off() {
    let idle = IdleScheduler(log: log)
    letters.signal.throttle(.seconds(3), on: idle) { $0 != "now" }.subscribe()
    for letter in ["A", "B", "now"] { letters.sendNext(letter) }
    let once = ["start timer 3.0 seconds", "cancel timer"]
    XCTAssertEqual(log.lines, once + once)
  }

  func test_SIG_THROTTLE_2_a_newer_value_replaces_the_one_that_waits() {
    record { $0 != "now" }
    for letter in ["A", "B", "now"] { letters.sendNext(letter) }
    scheduler.advance(by: .seconds(9))
    letters.sendCompleted()
    XCTAssertEqual(log.lines, ["0 now", "9 completed"])
  }

  func test_SIG_THROTTLE_3_zero_waits_for_the_next_turn() {
    log.record(letters.signal.throttle(.zero, on: scheduler))
    letters.sendNext("A")
    letters.sendNext("B")
    XCTAssertEqual(log.lines, [])
    scheduler.run()
    XCTAssertEqual(log.lines, ["B"])
  }

  func test_SIG_THROTTLE_5_completion_sends_what_waits_at_once() {
    record()
    letters.sendNext("A")
    letters.sendCompleted()
    XCTAssertEqual(log.lines, ["0 A", "0 completed"])
  }

  func test_SIG_THROTTLE_6_completion_does_not_send_again_what_was_sent() {
    record()
    letters.sendNext("A")
    scheduler.advance(by: .seconds(4))
    letters.sendCompleted()
    XCTAssertEqual(log.lines, ["3 A", "4 completed"])
  }

  func test_SIG_THROTTLE_7_an_error_drops_what_waits() {
    record()
    letters.sendNext("A")
    letters.sendError(Failure("lost"))
    scheduler.run()
    XCTAssertEqual(log.lines, ["0 error lost"])
  }

  func test_SIG_THROTTLE_8_SIG_THROTTLE_9_the_predicate_is_asked_once_for_each_value() {
    var asked: [String] = []
    record { letter in
      asked.append(letter)
      return letter != "now"
    }
    for letter in ["A", "now", "B"] { letters.sendNext(letter) }
    scheduler.run()
    XCTAssertEqual(log.lines, ["0 now", "3 B"])
    XCTAssertEqual(asked, ["A", "now", "B"])
  }

  func test_a_timer_that_cannot_be_stopped_does_not_send_the_value_after_its_own() {
    let scheduler = UnstoppableScheduler()
    let subject = Subject<Int>()
    var received: [Int] = []
    subject.throttle(.seconds(1), on: scheduler).subscribeNext { received.append($0) }
    subject.sendNext(1)
    subject.sendNext(2)
    scheduler.timers[0]()
    XCTAssertEqual(received, [])
    scheduler.timers[1]()
    XCTAssertEqual(received, [2])
  }
}

/// A scheduler that cannot cancel, and whose timers a test fires.
private final class UnstoppableScheduler: Scheduler, @unchecked Sendable {
  // Sendable: one test uses it, on one thread.
  var timers: [() -> Void] = []

  override func schedule(after delay: Duration, _ action: @escaping () -> Void) -> Disposable? {
    timers.append(action)
    return nil
  }
}
