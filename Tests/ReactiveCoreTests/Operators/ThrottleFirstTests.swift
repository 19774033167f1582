import ReactiveCore
import XCTest

final class ThrottleFirstTests: XCTestCase {
  func test_first_sends_a_value_at_once_and_drops_the_others_of_its_interval() {
    XCTAssertEqual(
      timedLines("A B 3 C 1 D E 9 F G |") { $0.throttleFirst(.seconds(4), on: $1) },
      ["0 A", "4 D", "13 F", "13 completed"])
  }

  func test_first_drops_all_others_of_an_interval_that_goes_beyond_the_end_of_time() {
    XCTAssertEqual(
      timedLines("1 A 1 B") { $0.throttleFirst(Duration(attoseconds: .max), on: $1) }, ["1 A"])
  }
}
