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

  func test_SIG_TRYCLASS_1_the_work_is_done_for_each_subscription_and_its_result_sent() {
    let runs = Counter()
    let signal = Signal.try { runs.increment() }
    XCTAssertEqual(runs.value, 0)
    XCTAssertEqual(signal.syncLines, ["1", "completed"])
    XCTAssertEqual(signal.syncLines, ["2", "completed"])
  }

  func test_SIG_TRYCLASS_2_what_the_work_throws_is_the_error() {
    let signal = Signal<Int>.try { throw Failure("lost") }
    XCTAssertEqual(signal.syncLines, ["error lost"])
  }
}
