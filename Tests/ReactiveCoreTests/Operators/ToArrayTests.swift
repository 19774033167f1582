import ReactiveCore
import XCTest

final class ToArrayTests: XCTestCase {
  private let failing = Signal.return(1).concat(.error(Failure("lost")))

  func test_SIG_COLLECT_4_toArray_returns_all_values_or_throws_though_there_were_some() throws {
    XCTAssertEqual(try Signal.values(1, 2).toArray(), [1, 2])
    XCTAssertThrowsError(try failing.toArray()) { XCTAssertEqual($0 as? Failure, Failure("lost")) }
  }
}
