import ReactiveCore
import XCTest

final class AndTests: XCTestCase {
  // SIG-BOOL-2
  func test_and_and_or_fold_the_combined_values() {
    for (left, right) in [(true, true), (true, false), (false, true), (false, false)] {
      let pair = Signal.return((left, right))
      let list = Signal.return([left, right])
      let both = ["\(left && right)", "completed"]
      XCTAssertEqual(pair.and().syncLines, both)
      XCTAssertEqual(list.and().syncLines, both)
      let either = ["\(left || right)", "completed"]
      XCTAssertEqual(pair.or().syncLines, either)
      XCTAssertEqual(list.or().syncLines, either)
    }
  }

  // SIG-BOOL-1
  func test_not_inverts_each_value() {
    XCTAssertEqual(Signal.values(true, false).not().syncLines, ["false", "true", "completed"])
  }
}
