import ReactiveCore
import XCTest

final class StartWithTests: XCTestCase {
  let log = Log()

  func test_STR_STARTWITH_1_the_value_comes_first_on_each_subscription() {
    let signal = Signal.values("B", "C").startWith("A")
    XCTAssertEqual(signal.syncLines, ["A", "B", "C", "completed"])
    XCTAssertEqual(signal.syncLines, ["A", "B", "C", "completed"])
  }

  func test_STR_STARTWITH_2_the_value_is_that_of_the_call() {
    var value = 1
    let signal = Signal.values(9).startWith(value)
    value = 2
    XCTAssertEqual(signal.syncLines, ["1", "9", "completed"])
  }
}
