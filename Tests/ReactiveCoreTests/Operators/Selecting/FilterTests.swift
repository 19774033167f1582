import ReactiveCore
import XCTest

final class FilterTests: XCTestCase {
  // STR-FILTER-1
  func test_filter_keeps_the_matching_values_in_order() {
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

  // STR-DISTINCT-1, STR-DISTINCT-2, STR-DISTINCT-3, STR-DISTINCT-4
  func test_distinctUntilChanged_drops_a_value_equal_to_the_last_one() {
    let signal = Signal<Int?>.values(nil, nil, 1, 2, 2, 1, 1, nil).distinctUntilChanged()
    let lines = ["nil", "Optional(1)", "Optional(2)", "Optional(1)", "nil", "completed"]
    for _ in 1...2 { XCTAssertEqual(signal.syncLines, lines) }
  }

  func test_distinctUntilChanged_compares_each_value_with_the_last_one_sent() {
    let near = Signal.values(1, 2, 3, 4, 0).distinctUntilChanged { $1 - $0 < 2 }
    for _ in 1...2 { XCTAssertEqual(near.syncLines, ["1", "3", "completed"]) }
  }
}
