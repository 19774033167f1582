import ReactiveCore
import XCTest

final class CatchToTests: XCTestCase {
  private let failing = Signal.return(1).concat(.error(Failure("lost")))

  func test_SIG_CATCH_7_catchTo_goes_on_whatever_the_error_is() {
    XCTAssertEqual(failing.catchTo(.return(2)).syncLines, ["1", "2", "completed"])
  }
}
