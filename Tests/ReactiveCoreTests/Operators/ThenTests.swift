import ReactiveCore
import XCTest

final class ThenTests: XCTestCase {
  func test_SIG_THEN_1_ORD_SUBSCRIBE_3_values_are_dropped_and_completion_starts_the_next() {
    let (first, second) = (["subscribe a", "dispose a"], ["subscribe b", "A", "dispose b"])
    let then = { (a: Signal<String>, b: Signal<String>) in a.then { b } }
    XCTAssertEqual(joinedLines("a1 a| bA b|", then), first + second + ["completed"])
    XCTAssertEqual(joinedLines("!", then), first)
    XCTAssertEqual(joinedLines("a| bA !", then), first + second)
  }

  func test_SIG_THEN_3_after_an_error_the_closure_is_not_called() {
    let calls = Counter()
    let signal = Signal<Int>.error(Failure("lost")).then { () -> Signal<Int> in
      calls.increment()
      return .empty()
    }
    XCTAssertEqual(signal.syncLines, ["error lost"])
    XCTAssertEqual(calls.value, 0)
  }

  func test_SIG_THEN_2_SIG_THEN_4_the_closure_is_called_once_for_each_subscription() {
    let calls = Counter()
    let signal = Signal<Int>.empty().then { .return(calls.increment()) }
    XCTAssertEqual(calls.value, 0)
    XCTAssertEqual(signal.syncLines, ["1", "completed"])
    XCTAssertEqual(signal.syncLines, ["2", "completed"])
  }
}
