import ReactiveCore
import XCTest

final class ThrottleTests: XCTestCase {
  /// What 3 seconds of throttling make of a script, in which `now` is not throttled.
  private func throttled(_ script: String) -> [String] {
    timedLines(script) { $0.throttle(.seconds(3), on: $1) { $0 != "now" } }
  }

  func test_SIG_THROTTLE_1_a_value_is_sent_if_no_other_follows_in_time() {
    XCTAssertEqual(timedLines("A 2 B 9") { $0.throttle(.seconds(3), on: $1) }, ["5 B"])
  }

  func test_SIG_THROTTLE_2_the_timer_of_a_value_that_was_replaced_is_called_off() {
    let (log, letters) = (Log(), Subject<String>())
    let idle = IdleScheduler(log: log)
    letters.throttle(.seconds(3), on: idle) { $0 != "now" }.subscribe()
    for letter in ["A", "B", "now"] { letters.sendNext(letter) }
    let once = ["start timer 3.0 seconds", "cancel timer"]
    XCTAssertEqual(log.lines, once + once)
  }

  func test_SIG_THROTTLE_2_a_newer_value_replaces_the_one_that_waits() {
    XCTAssertEqual(throttled("A B now 9 |"), ["0 now", "9 completed"])
  }

  func test_SIG_THROTTLE_3_zero_waits_for_the_next_turn() {
    XCTAssertEqual(timedLines("A B") { $0.throttle(.zero, on: $1) }, [])
    XCTAssertEqual(timedLines("A B 0") { $0.throttle(.zero, on: $1) }, ["0 B"])
  }

  func test_SIG_THROTTLE_5_completion_sends_what_waits_at_once() {
    XCTAssertEqual(throttled("A |"), ["0 A", "0 completed"])
  }

  func test_SIG_THROTTLE_6_completion_does_not_send_again_what_was_sent() {
    XCTAssertEqual(throttled("A 4 |"), ["3 A", "4 completed"])
  }

  func test_SIG_THROTTLE_7_an_error_drops_what_waits() {
    XCTAssertEqual(throttled("A # 9"), ["0 error lost"])
  }

  func test_SIG_THROTTLE_8_SIG_THROTTLE_9_the_predicate_is_asked_once_for_each_value() {
    var asked: [String] = []
    let lines = timedLines("A now B 9") { letters, scheduler in
      letters.throttle(.seconds(3), on: scheduler) { letter in
        asked.append(letter)
        return letter != "now"
      }
    }
    XCTAssertEqual(lines, ["0 now", "3 B"])
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
