import ReactiveCore
import XCTest

final class DistinctUntilChangedTests: XCTestCase {
  func test_STR_DISTINCT_1_STR_DISTINCT_4_a_value_that_equals_the_last_one_is_dropped() {
    let signal = Signal.values(1, 2, 2, 1, 1).distinctUntilChanged()
    for _ in 1...2 { XCTAssertEqual(signal.syncLines, ["1", "2", "1", "completed"]) }
  }

  func test_STR_DISTINCT_2_STR_DISTINCT_3_nil_counts_as_a_value() {
    let signal = Signal<Int?>.values(nil, nil, 1, 1, nil).distinctUntilChanged()
    XCTAssertEqual(signal.syncLines, ["nil", "Optional(1)", "nil", "completed"])
  }
}
