import ReactiveCore
import XCTest

final class TryTests: XCTestCase {
  private func half(_ number: Int) throws -> Int {
    if number.isMultiple(of: 2) { return number / 2 }
    throw Failure("\(number) is odd")
  }

  func test_SIG_TRY_1_values_pass_until_the_check_throws_and_that_is_the_error() {
    let signal = Signal.values(2, 4, 5, 6).try { _ = try self.half($0) }
    XCTAssertEqual(signal.syncLines, ["2", "4", "error 5 is odd"])
  }
}
