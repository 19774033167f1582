import ReactiveCore
import XCTest

final class ThrottleLatestTests: XCTestCase {
  let log = Log()
  let scheduler = TestScheduler()
  let letters = Source<String>("letters")

  func test_latest_sends_a_value_at_once_and_then_the_latest_of_each_interval() {
    let rows: [(script: String, lines: [String])] = [
      ("A B 2 C 3 D 9", ["0 A", "4 C", "8 D"]), ("A 5 B C 5", ["0 A", "5 B", "9 C"]),
      ("A B |", ["0 A", "0 B", "0 completed"]), ("A B # 9", ["0 A", "0 error lost"]),
    ]
    for (script, lines) in rows {
      XCTAssertEqual(
        timedLines(script) { $0.throttleLatest(.seconds(4), on: $1) }, lines, script)
    }
  }

  func test_latest_sends_what_waited_on_the_scheduler() {
    letters.signal.throttleLatest(.seconds(4), on: scheduler).subscribeNext { _ in
      self.log.add(Scheduler.current === self.scheduler ? "scheduler" : "sender")
    }
    ["A", "B"].forEach(letters.sendNext)
    scheduler.advance(by: .seconds(9))
    XCTAssertEqual(log.lines, ["sender", "scheduler"])
  }

  func test_latest_has_a_timer_only_while_it_is_needed() {
    letters.signal.throttleLatest(.seconds(4), on: scheduler).subscribe()
    XCTAssertTrue(scheduler.isIdle)
    ["A", "B"].forEach(letters.sendNext)
    scheduler.advance(by: .seconds(4))
    XCTAssertFalse(scheduler.isIdle)
    scheduler.run()
    XCTAssertTrue(scheduler.isIdle)
  }

  func test_latest_takes_what_is_sent_while_a_value_is_passed_on() {
    log.record(
      letters.signal.throttleLatest(.seconds(4), on: scheduler).doNext { letter in
        if letter == "A" { ["B", "C"].forEach(self.letters.sendNext) }
      }, at: scheduler)
    letters.sendNext("A")
    scheduler.advance(by: .seconds(9))
    XCTAssertEqual(log.lines, ["0 A", "4 C"])
  }

  func test_nil_may_wait_like_any_other_value() {
    XCTAssertEqual(
      timedLines("A nil 9") { source, scheduler in
        source.map { $0 == "nil" ? nil : $0 }.throttleLatest(.seconds(4), on: scheduler)
      }, [#"0 Optional("A")"#, "4 nil"])
  }
}
