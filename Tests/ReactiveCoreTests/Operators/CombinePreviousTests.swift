import ReactiveCore
import XCTest

final class CombinePreviousTests: XCTestCase {
  private let numbers = Signal.values(1, 2, 3, 4)

  func test_STR_COMBPREV_1_STR_COMBPREV_2_each_value_meets_the_one_before_it() {
    let sums = numbers.combinePrevious(10, +)
    XCTAssertEqual(sums.syncLines, ["11", "3", "5", "7", "completed"])
  }

  func test_STR_COMBPREV_3_nil_may_stand_before_the_first() {
    let pairs = Signal<Int?>.values(1, 2).combinePrevious(nil) { ($0 ?? 0) * 10 + ($1 ?? 0) }
    XCTAssertEqual(pairs.syncLines, ["1", "12", "completed"])
  }
}
