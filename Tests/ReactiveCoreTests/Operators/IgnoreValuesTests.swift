import ReactiveCore
import XCTest

final class IgnoreValuesTests: XCTestCase {
  private let failing = Signal.return(1).concat(.error(Failure("lost")))

  func test_SIG_MATERIALIZE_1_ignoreValues_passes_the_end_alone() {
    XCTAssertEqual(Signal.values(1, 2).ignoreValues().syncLines, ["completed"])
    XCTAssertEqual(failing.ignoreValues().syncLines, ["error lost"])
  }
}
