import ReactiveCore
import XCTest

final class IgnoreTests: XCTestCase {
  func test_STR_FILTER_2_ignore_drops_the_values_that_are_equal() {
    let words = Signal.values("tea", "milk", "te" + "a", "water")
    XCTAssertEqual(words.ignore("tea").syncLines, ["milk", "water", "completed"])
  }

  func test_STR_FILTER_3_to_ignore_nil_drops_nils_only() {
    let signal = Signal<Int?>.values(nil, 0, nil, 1).ignore(nil)
    XCTAssertEqual(signal.syncLines, ["Optional(0)", "Optional(1)", "completed"])
  }
}
