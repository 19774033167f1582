import ReactiveCore
import XCTest

final class WaitUntilCompletedTests: XCTestCase {
  private let failing = Signal.return(1).concat(.error(Failure("lost")))

  func test_SIG_BLOCKING_4_waitUntilCompleted_ignores_values_and_throws_an_error() throws {
    try Signal.values(1, 2).waitUntilCompleted()
    XCTAssertThrowsError(try failing.waitUntilCompleted()) {
      XCTAssertEqual($0 as? Failure, Failure("lost"))
    }
  }
}
