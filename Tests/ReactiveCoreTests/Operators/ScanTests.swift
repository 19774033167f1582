import ReactiveCore
import XCTest

final class ScanTests: XCTestCase {
  private let numbers = Signal.values(1, 2, 3, 4)

  func test_STR_SCAN_1_every_running_result_is_sent_and_the_start_is_not() {
    XCTAssertEqual(Signal.values("b", "c").scan("a", +).syncLines, ["ab", "abc", "completed"])
    XCTAssertEqual(Signal<Int>.empty().scan(0, +).syncLines, ["completed"])
  }

  func test_STR_SCAN_2_STR_SCAN_3_the_index_begins_at_0_with_each_subscription() {
    XCTAssertEqual(numbers.scan(0, +).syncLines, ["1", "3", "6", "10", "completed"])
    let indexed = numbers.scanWithIndex(0) { $0 + $1 + $2 }
    for _ in 1...2 { XCTAssertEqual(indexed.syncLines, ["1", "4", "9", "16", "completed"]) }
  }

  func test_STR_SCAN_4_the_running_result_may_be_nil() {
    let lastEven = numbers.scan(Int?.none) { $1.isMultiple(of: 2) ? $1 : $0 == 2 ? nil : $0 }
    XCTAssertEqual(lastEven.syncLines, ["nil", "Optional(2)", "nil", "Optional(4)", "completed"])
  }

  func test_STR_COMBPREV_1_STR_COMBPREV_2_each_value_meets_the_one_before_it() {
    let sums = numbers.combinePrevious(10, +)
    XCTAssertEqual(sums.syncLines, ["11", "3", "5", "7", "completed"])
  }

  func test_STR_COMBPREV_3_nil_may_stand_before_the_first() {
    let pairs = Signal<Int?>.values(1, 2).combinePrevious(nil) { ($0 ?? 0) * 10 + ($1 ?? 0) }
    XCTAssertEqual(pairs.syncLines, ["1", "12", "completed"])
  }
}
