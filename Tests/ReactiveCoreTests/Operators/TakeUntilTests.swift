import ReactiveCore
import XCTest

final class TakeUntilTests: XCTestCase {
  /// What comes after the trigger, `b`, and the source, `a`, have been subscribed.
  private func lines(_ script: String) -> [String] {
    let lines = joinedLines(script) { $0.take(until: $1) }
    XCTAssertEqual(lines.prefix(2), ["subscribe b", "subscribe a"])
    return Array(lines.dropFirst(2))
  }

  func test_SIG_TAKEUNTIL_1_SIG_TAKEUNTIL_4_SIG_TAKEUNTIL_6_a_value_or_completion_of_the_trigger() {
    for script in ["a1 banything a2", "a1 b| a2"] {
      XCTAssertEqual(lines(script), ["1", "dispose b", "dispose a", "completed"], script)
    }
  }

  func test_SIG_TAKEUNTIL_4_the_trigger_goes_before_the_end_inside_the_subscription_too() {
    let (log, trigger) = (Log(), Subject<String>())
    let busy = Signal<Int> { subscriber in
      subscriber.sendNext(1)
      trigger.sendNext("stop")
      subscriber.sendNext(2)
      return log.disposable("dispose busy")
    }
    log.record(busy.take(until: trigger.doDisposed { log.add("dispose trigger") }))
    XCTAssertEqual(log.lines, ["1", "dispose trigger", "completed", "dispose busy"])
  }

  func test_SIG_TAKEUNTIL_2_an_error_of_the_trigger_is_ignored() {
    XCTAssertEqual(lines("b# a1"), ["dispose b", "1"])
  }

  func test_SIG_TAKEUNTIL_5_an_end_of_the_source_disposes_the_trigger() {
    XCTAssertEqual(lines("a|"), ["dispose a", "dispose b", "completed"])
    XCTAssertEqual(lines("a#"), ["dispose a", "dispose b", "error lost"])
  }
}
