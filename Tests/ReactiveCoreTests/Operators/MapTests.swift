import ReactiveCore
import XCTest

final class MapTests: XCTestCase {
  func test_STR_MAP_1_there_is_one_output_for_each_input_in_order() {
    XCTAssertEqual(
      Signal.values(1, 2, 3).map { "\($0 * 2)" }.syncLines, ["2", "4", "6", "completed"])
  }

  func test_STR_MAP_2_the_result_may_be_nil() {
    let signal = Signal.values("1", "x").map { Int($0) }
    XCTAssertEqual(signal.syncLines, ["Optional(1)", "nil", "completed"])
  }
}
