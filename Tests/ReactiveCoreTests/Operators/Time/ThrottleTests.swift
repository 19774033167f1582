import ReactiveCore
import XCTest

final class ThrottleTests: XCTestCase {
  let log = Log()
  let scheduler = TestScheduler()
  let letters = Source<String>("letters")

  /// Returns the log of a 3-second `throttle` that sends the value `now` without delay.
  private func throttled(_ script: String) -> [String] {
    timedLines(script) { $0.throttle(.seconds(3), on: $1) { $0 != "now" } }
  }

  // SIG-THROTTLE-1, SIG-THROTTLE-2
  func test_a_value_is_sent_if_no_other_follows_in_time() {
    XCTAssertEqual(throttled("A 2 B 9"), ["5 B"])
    XCTAssertEqual(throttled("A B now 9 |"), ["0 now", "9 completed"])
  }

  // SIG-THROTTLE-2
  func test_the_timer_of_a_replaced_value_is_canceled() {
    let (log, letters) = (Log(), Subject<String>())
    let idle = IdleScheduler(log: log)
    letters.throttle(.seconds(3), on: idle) { $0 != "now" }.subscribe()
    for letter in ["A", "B", "now"] { letters.sendNext(letter) }
    let once = ["start timer 3.0 seconds", "cancel timer"]
    XCTAssertEqual(log.lines, once + once)
  }

  // SIG-THROTTLE-3
  func test_an_interval_of_zero_waits_for_the_scheduler() {
    XCTAssertEqual(timedLines("A B") { $0.throttle(.zero, on: $1) }, [])
    XCTAssertEqual(timedLines("A B 0") { $0.throttle(.zero, on: $1) }, ["0 B"])
  }

  // SIG-THROTTLE-5, SIG-THROTTLE-6, SIG-THROTTLE-7
  func test_an_end_sends_or_drops_the_waiting_value() {
    XCTAssertEqual(throttled("A |"), ["0 A", "0 completed"])
    XCTAssertEqual(throttled("A 4 |"), ["3 A", "4 completed"])
    XCTAssertEqual(throttled("A # 9"), ["0 error lost"])
  }

  // SIG-THROTTLE-8, SIG-THROTTLE-9
  func test_the_predicate_is_called_once_per_value() {
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

  func test_a_timer_that_cannot_be_canceled_does_not_send_a_later_value() {
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

  func test_debounce_behaves_like_throttle_and_has_its_own_name() {
    let letters = Subject<String>().setName("letters")
    let lines = ["5 B", "5 C", "5 completed"]
    XCTAssertEqual(timedLines("A 2 B 3 C |") { $0.debounce(.seconds(3), on: $1) }, lines)
    let debounced = letters.debounce(.seconds(3), on: TestScheduler())
    XCTAssertEqual(debounced.name, "[letters] -debounce: 3.000000")
  }

  func test_throttleFirst_sends_a_value_at_once_and_drops_the_rest_of_the_interval() {
    XCTAssertEqual(
      timedLines("A B 3 C 1 D E 9 F G |") { $0.throttleFirst(.seconds(4), on: $1) },
      ["0 A", "4 D", "13 F", "13 completed"])
  }

  func test_throttleFirst_drops_all_other_values_if_the_interval_never_ends() {
    XCTAssertEqual(
      timedLines("1 A 1 B") { $0.throttleFirst(Duration(attoseconds: .max), on: $1) }, ["1 A"])
  }

  func test_throttleLatest_sends_a_value_at_once_and_then_the_latest_of_each_interval() {
    let rows: [(script: String, lines: [String])] = [
      ("A B 2 C 3 D 9", ["0 A", "4 C", "8 D"]), ("A 5 B C 5", ["0 A", "5 B", "9 C"]),
      ("A B |", ["0 A", "0 B", "0 completed"]), ("A B # 9", ["0 A", "0 error lost"]),
    ]
    for (script, lines) in rows {
      XCTAssertEqual(timedLines(script) { $0.throttleLatest(.seconds(4), on: $1) }, lines, script)
    }
  }

  func test_throttleLatest_sends_the_waiting_value_on_the_scheduler() {
    letters.signal.throttleLatest(.seconds(4), on: scheduler).subscribeNext { _ in
      self.log.add(Scheduler.current === self.scheduler ? "scheduler" : "sender")
    }
    ["A", "B"].forEach(letters.sendNext)
    scheduler.advance(by: .seconds(9))
    XCTAssertEqual(log.lines, ["sender", "scheduler"])
  }

  func test_throttleLatest_has_a_timer_only_while_it_is_needed() {
    letters.signal.throttleLatest(.seconds(4), on: scheduler).subscribe()
    XCTAssertTrue(scheduler.isIdle)
    ["A", "B"].forEach(letters.sendNext)
    scheduler.advance(by: .seconds(4))
    XCTAssertFalse(scheduler.isIdle)
    scheduler.run()
    XCTAssertTrue(scheduler.isIdle)
  }

  func test_throttleLatest_keeps_a_value_that_is_sent_inside_another() {
    log.record(
      letters.signal.throttleLatest(.seconds(4), on: scheduler).doNext { letter in
        if letter == "A" { ["B", "C"].forEach(self.letters.sendNext) }
      }, at: scheduler)
    letters.sendNext("A")
    scheduler.advance(by: .seconds(9))
    XCTAssertEqual(log.lines, ["0 A", "4 C"])
  }

  func test_nil_is_throttled_like_any_other_value() {
    XCTAssertEqual(
      timedLines("A nil 9") { source, scheduler in
        source.map { $0 == "nil" ? nil : $0 }.throttleLatest(.seconds(4), on: scheduler)
      }, [#"0 Optional("A")"#, "4 nil"])
  }
}

/// A scheduler whose timers can't be canceled and are fired by the test.
private final class UnstoppableScheduler: Scheduler, @unchecked Sendable {
  // Sendable: only one thread uses it.
  var timers: [() -> Void] = []

  override func schedule(after delay: Duration, _ action: @escaping () -> Void) -> Disposable? {
    timers.append(action)
    return nil
  }
}
