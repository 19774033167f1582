import ReactiveCore
import XCTest

final class DistinctUntilChangedTests: XCTestCase {
  // STR-DISTINCT-1, STR-DISTINCT-2, STR-DISTINCT-3, STR-DISTINCT-4
  func test_a_value_equal_to_the_last_one_is_dropped() {
    let signal = Signal<Int?>.values(nil, nil, 1, 2, 2, 1, 1, nil).distinctUntilChanged()
    let lines = ["nil", "Optional(1)", "Optional(2)", "Optional(1)", "nil", "completed"]
    for _ in 1...2 { XCTAssertEqual(signal.syncLines, lines) }
  }

  func test_a_closure_gets_the_last_value_sent_and_the_new_one() {
    let near = Signal.values(1, 2, 3, 4, 0).distinctUntilChanged { $1 - $0 < 2 }
    for _ in 1...2 { XCTAssertEqual(near.syncLines, ["1", "3", "completed"]) }
  }
}
