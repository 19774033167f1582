import ReactiveCore
import XCTest

final class NotTests: XCTestCase {
  func test_SIG_BOOL_1_not_inverts_each_value() {
    XCTAssertEqual(Signal.values(true, false).not().syncLines, ["false", "true", "completed"])
  }
}
