import ReactiveCore
import XCTest

final class ScanTests: XCTestCase {
  private let numbers = Signal.values(1, 2, 3, 4)

  func test_STR_SCAN_1_every_running_result_is_sent_and_the_start_is_not() {
    XCTAssertEqual(Signal.values("b", "c").scan("a", +).syncLines, ["ab", "abc", "completed"])
    XCTAssertEqual(Signal<Int>.empty().scan(0, +).syncLines, ["completed"])
  }

  func test_STR_SCAN_4_the_running_result_may_be_nil() {
    let lastEven = numbers.scan(Int?.none) { $1.isMultiple(of: 2) ? $1 : $0 == 2 ? nil : $0 }
    XCTAssertEqual(lastEven.syncLines, ["nil", "Optional(2)", "nil", "Optional(4)", "completed"])
  }
}
