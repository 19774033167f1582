import ReactiveCore
import XCTest

final class SkipWhileTests: XCTestCase {
  func test_STR_SKIPPED_2_while_is_until_of_the_opposite() {
    let numbers = Signal.values(1, 3, 2)
    XCTAssertEqual(numbers.skip(until: { $0 > 2 }).syncLines, ["3", "2", "completed"])
    XCTAssertEqual(numbers.skip(while: { $0 <= 2 }).syncLines, ["3", "2", "completed"])
  }
}
