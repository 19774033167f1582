import ReactiveCore
import XCTest

final class MapTests: XCTestCase {
  // STR-MAP-1, STR-MAP-2
  func test_map_sends_one_result_for_each_value_even_nil() {
    let signal = Signal.values("1", "x").map { Int($0) }
    XCTAssertEqual(signal.syncLines, ["Optional(1)", "nil", "completed"])
  }

  // STR-MAP-3
  func test_mapReplace_sends_the_same_value_each_time_even_nil() {
    let source = Signal.values(1, 2)
    XCTAssertEqual(source.mapReplace("tap").syncLines, ["tap", "tap", "completed"])
    XCTAssertEqual(source.mapReplace(String?.none).syncLines, ["nil", "nil", "completed"])
  }

  func test_compactMap_drops_nil_but_sends_a_nested_nil() {
    let words = Signal.values("1", "x", "3")
    XCTAssertEqual(words.compactMap { Int($0) }.syncLines, ["1", "3", "completed"])
    let outputs = Signal.values(1, 2).compactMap { $0 == 1 ? Int??.some(nil) : nil }
    XCTAssertEqual(outputs.syncLines, ["nil", "completed"])
  }
}
