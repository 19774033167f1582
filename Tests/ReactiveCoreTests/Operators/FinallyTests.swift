import ReactiveCore
import XCTest

final class FinallyTests: XCTestCase {
  let log = Log()

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
