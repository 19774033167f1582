import ReactiveCore
import XCTest

final class MapReplaceTests: XCTestCase {
  func test_STR_MAP_3_mapReplace_sends_the_same_for_each_value_also_nil() {
    let source = Signal.values(1, 2)
    XCTAssertEqual(source.mapReplace("tap").syncLines, ["tap", "tap", "completed"])
    XCTAssertEqual(source.mapReplace(String?.none).syncLines, ["nil", "nil", "completed"])
  }
}
