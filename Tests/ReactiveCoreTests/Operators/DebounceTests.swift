import ReactiveCore
import XCTest

final class DebounceTests: XCTestCase {
  func test_it_is_throttle_by_another_name() {
    let (script, lines) = ("A 2 B 3 C |", ["5 B", "5 C", "5 completed"])
    XCTAssertEqual(timedLines(script) { $0.debounce(.seconds(3), on: $1) }, lines)
    XCTAssertEqual(timedLines(script) { $0.throttle(.seconds(3), on: $1) }, lines)
    let letters = Subject<String>().setName("letters")
    XCTAssertEqual(
      letters.debounce(.seconds(3), on: TestScheduler()).description,
      "[letters] -debounce: 3.000000")
  }
}
