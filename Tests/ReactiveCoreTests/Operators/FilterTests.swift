import ReactiveCore
import XCTest

final class FilterTests: XCTestCase {
  func test_STR_FILTER_1_it_keeps_the_values_for_which_the_predicate_is_true_in_order() {
    let asked = Log()
    let signal = Signal.values(4, 1, 2, 3).filter { value in
      asked.add("\(value)")
      return value.isMultiple(of: 2)
    }
    XCTAssertEqual(signal.syncLines, ["4", "2", "completed"])
    XCTAssertEqual(asked.lines, ["4", "1", "2", "3"])
  }
}
