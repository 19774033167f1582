import ReactiveCore
import XCTest

final class LazyListMapReplaceTests: XCTestCase {
  func test_STR_MAP_3_mapReplace_gives_the_same_for_every_element() {
    XCTAssertEqual([1, 2, 3].lazyList.mapReplace("x").array, ["x", "x", "x"])
  }
}
