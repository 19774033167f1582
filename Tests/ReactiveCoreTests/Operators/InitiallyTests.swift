import ReactiveCore
import XCTest

final class InitiallyTests: XCTestCase {
  let log = Log()

  func test_SIG_INITIALLY_1_it_runs_before_the_source_is_subscribed_each_time() {
    let source = Source<Int>(log: log)
    let signal = source.signal.initially { self.log.add("initially") }
    XCTAssertEqual(log.lines, [])
    for _ in 1...2 {
      signal.subscribe()
      XCTAssertEqual(log.takeLines(), ["initially", "subscribe source"])
    }
  }

  func test_SIG_INITIALLY_2_the_one_that_was_applied_last_runs_first() {
    let signal = Signal<Int>.empty()
      .initially { self.log.add("first applied") }
      .initially { self.log.add("last applied") }
    signal.subscribe()
    XCTAssertEqual(log.lines, ["last applied", "first applied"])
  }

  func test_SIG_INITIALLY_3_finally_runs_at_an_end_before_it_is_passed_on() {
    let finally = { self.log.add("finally") }
    _ = Signal.values(1).finally(finally)
    XCTAssertEqual(log.lines, [])
    log.record(Signal.values(1).finally(finally))
    XCTAssertEqual(log.takeLines(), ["1", "finally", "completed"])
    log.record(Signal<Int>.error(Failure("lost")).finally(finally))
    XCTAssertEqual(log.lines, ["finally", "error lost"])
  }

  func test_SIG_INITIALLY_4_disposal_is_no_end_for_finally() {
    let source = Source<Int>()
    source.signal.finally { self.log.add("finally") }.subscribe().dispose()
    XCTAssertEqual(source.disposals, 1)
    XCTAssertEqual(log.lines, [])
  }
}
