import ReactiveCore
import XCTest

final class TakeUntilReplacementTests: XCTestCase {
  /// What comes after the replacement, `b`, and the source, `a`, have been subscribed.
  private func lines(_ script: String) -> [String] {
    let lines = joinedLines(script) { $0.take(untilReplacement: $1) }
    XCTAssertEqual(lines.prefix(2), ["subscribe b", "subscribe a"])
    return Array(lines.dropFirst(2))
  }

  func test_SIG_TAKEUNTILREP_1_SIG_TAKEUNTILREP_5_from_its_first_event_only_it_is_heard() {
    XCTAssertEqual(lines("a1 b10 a2 b20"), ["1", "dispose a", "10", "20"])
  }

  func test_SIG_TAKEUNTILREP_2_completion_of_the_source_waits_and_its_error_ends_both() {
    XCTAssertEqual(lines("a| b10"), ["dispose a", "10"])
    XCTAssertEqual(lines("a#"), ["dispose a", "dispose b", "error lost"])
  }

  func test_SIG_TAKEUNTILREP_3_SIG_TAKEUNTILREP_5_an_end_of_the_replacement_is_the_end() {
    XCTAssertEqual(lines("b|"), ["dispose b", "dispose a", "completed"])
    XCTAssertEqual(lines("b#"), ["dispose b", "dispose a", "error lost"])
  }

  func test_SIG_TAKEUNTILREP_4_ORD_SUBSCRIBE_5_one_that_sends_at_once_keeps_the_source_out() {
    let source = Source<Int>()
    let rows: [(replacement: Signal<Int>, lines: [String])] = [
      (.values(10, 20), ["10", "20", "completed"]), (.empty(), ["completed"]),
      (.error(Failure("lost")), ["error lost"]),
    ]
    for (replacement, lines) in rows {
      XCTAssertEqual(source.signal.take(untilReplacement: replacement).syncLines, lines)
    }
    XCTAssertEqual(source.subscriptions, 0)
  }

  func test_SIG_TAKEUNTILREP_6_disposing_disposes_both() {
    XCTAssertEqual(Set(lines("!")), ["dispose a", "dispose b"])
  }
}
