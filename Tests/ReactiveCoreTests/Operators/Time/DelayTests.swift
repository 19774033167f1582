import ReactiveCore
import XCTest

final class DelayTests: XCTestCase {
  private func delayed(_ script: String) -> [String] {
    timedLines(script) { $0.delay(.seconds(3), on: $1) }
  }

  // SIG-DELAY-1, SIG-DELAY-5
  func test_values_and_completion_are_delayed_in_order() {
    XCTAssertEqual(delayed("A B 1 C | 9"), ["3 A", "3 B", "4 C", "4 completed"])
  }

  // SIG-DELAY-1
  func test_a_delay_of_zero_waits_for_the_scheduler() {
    XCTAssertEqual(timedLines("A |") { $0.delay(.zero, on: $1) }, [])
    XCTAssertEqual(timedLines("A | 0") { $0.delay(.zero, on: $1) }, ["0 A", "0 completed"])
  }

  // SIG-DELAY-2, GEN-COLD-2
  func test_an_error_is_sent_at_once_and_drops_waiting_values() {
    XCTAssertEqual(delayed("A 1 # 9"), ["1 error lost"])
  }
}
