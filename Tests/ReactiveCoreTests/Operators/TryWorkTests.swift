import ReactiveCore
import XCTest

final class TryWorkTests: XCTestCase {
  func test_SIG_TRYCLASS_1_the_work_is_done_for_each_subscription_and_its_result_sent() {
    let runs = Counter()
    let signal = Signal.try { runs.increment() }
    XCTAssertEqual(runs.value, 0)
    XCTAssertEqual(signal.syncLines, ["1", "completed"])
    XCTAssertEqual(signal.syncLines, ["2", "completed"])
  }

  func test_SIG_TRYCLASS_2_what_the_work_throws_is_the_error() {
    let signal = Signal<Int>.try { throw Failure("lost") }
    XCTAssertEqual(signal.syncLines, ["error lost"])
  }
}
