import ReactiveCore
import XCTest

final class FilterTests: XCTestCase {
  // STR-FILTER-1
  func test_it_keeps_the_values_for_which_the_predicate_is_true_in_order() {
    var asked: [Int] = []
    let signal = Signal.values(4, 1, 2, 3).filter { value in
      asked.append(value)
      return value.isMultiple(of: 2)
    }
    XCTAssertEqual(signal.syncLines, ["4", "2", "completed"])
    XCTAssertEqual(asked, [4, 1, 2, 3])
  }

  // STR-FILTER-2, STR-FILTER-3
  func test_ignore_drops_equal_values_even_nil() {
    let words = Signal.values("tea", "milk", "te" + "a", "water")
    XCTAssertEqual(words.ignore("tea").syncLines, ["milk", "water", "completed"])
    let signal = Signal<Int?>.values(nil, 0, nil, 1).ignore(nil)
    XCTAssertEqual(signal.syncLines, ["Optional(0)", "Optional(1)", "completed"])
  }

  // SIG-MATERIALIZE-1
  func test_ignoreValues_forwards_only_the_end() {
    let failing = Signal.return(1).concat(.error(Failure("lost")))
    XCTAssertEqual(Signal.values(1, 2).ignoreValues().syncLines, ["completed"])
    XCTAssertEqual(failing.ignoreValues().syncLines, ["error lost"])
  }
}
