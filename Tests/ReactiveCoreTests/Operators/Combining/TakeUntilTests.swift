import ReactiveCore
import XCTest

final class TakeUntilTests: XCTestCase {
  private let replacing: Join = { $0.take(untilReplacement: $1) }

  private typealias Join = (Signal<String>, Signal<String>) -> Signal<String>

  /// Returns the lines without the first two (the subscriptions to `b` and `a`).
  private func lines(_ script: String, _ join: Join = { $0.take(until: $1) }) -> [String] {
    let lines = joinedLines(script, join)
    XCTAssertEqual(lines.prefix(2), ["subscribe b", "subscribe a"])
    return Array(lines.dropFirst(2))
  }

  // SIG-TAKEUNTIL-1, SIG-TAKEUNTIL-4, SIG-TAKEUNTIL-6
  func test_a_value_or_completion_of_the_trigger_completes_the_result() {
    for script in ["a1 banything a2", "a1 b| a2"] {
      XCTAssertEqual(lines(script), ["1", "dispose b", "dispose a", "completed"], script)
    }
  }

  // SIG-TAKEUNTIL-4
  func test_the_trigger_is_disposed_before_completion_is_sent_even_during_the_subscription() {
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

  // SIG-TAKEUNTIL-2
  func test_an_error_of_the_trigger_is_ignored() {
    XCTAssertEqual(lines("b# a1"), ["dispose b", "1"])
  }

  // SIG-TAKEUNTIL-5
  func test_an_end_of_the_source_disposes_the_trigger() {
    XCTAssertEqual(lines("a|"), ["dispose a", "dispose b", "completed"])
    XCTAssertEqual(lines("a#"), ["dispose a", "dispose b", "error lost"])
  }

  // SIG-TAKEUNTILREP-1, SIG-TAKEUNTILREP-5
  func test_after_the_replacements_first_event_only_its_events_are_sent() {
    XCTAssertEqual(lines("a1 b10 a2 b20", replacing), ["1", "dispose a", "10", "20"])
  }

  // SIG-TAKEUNTILREP-2
  func test_the_sources_completion_waits_for_the_replacement_but_its_error_ends_both() {
    XCTAssertEqual(lines("a| b10", replacing), ["dispose a", "10"])
    XCTAssertEqual(lines("a#", replacing), ["dispose a", "dispose b", "error lost"])
  }

  // SIG-TAKEUNTILREP-3, SIG-TAKEUNTILREP-5
  func test_the_result_ends_with_the_replacement() {
    XCTAssertEqual(lines("b|", replacing), ["dispose b", "dispose a", "completed"])
    XCTAssertEqual(lines("b#", replacing), ["dispose b", "dispose a", "error lost"])
  }

  // SIG-TAKEUNTIL-3, SIG-TAKEUNTILREP-4, ORD-SUBSCRIBE-4, ORD-SUBSCRIBE-5
  func test_the_source_is_not_subscribed_if_the_trigger_or_replacement_sends_at_once() {
    let source = Source<Int>()
    let rows: [(signal: Signal<Int>, lines: [String])] = [
      (source.signal.take(until: .return(1)), ["completed"]),
      (source.signal.take(until: .empty()), ["completed"]),
      (source.signal.take(untilReplacement: .values(10, 20)), ["10", "20", "completed"]),
      (source.signal.take(untilReplacement: .empty()), ["completed"]),
      (source.signal.take(untilReplacement: .error(Failure("lost"))), ["error lost"]),
    ]
    for (signal, lines) in rows { XCTAssertEqual(signal.syncLines, lines) }
    XCTAssertEqual(source.subscriptions, 0)
  }

  // SIG-TAKEUNTILREP-6
  func test_disposal_disposes_both_inputs() {
    XCTAssertEqual(Set(lines("!", replacing)), ["dispose a", "dispose b"])
  }
}
