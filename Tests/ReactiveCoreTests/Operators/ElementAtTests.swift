import ReactiveCore
import XCTest

final class ElementAtTests: XCTestCase {
  func test_it_sends_the_value_at_the_position_and_completes() {
    let letters = Signal.values("A", "B").concat(.error(Failure("lost")))
    XCTAssertEqual(letters.element(at: 0).syncLines, ["A", "completed"])
    XCTAssertEqual(letters.element(at: 1).syncLines, ["B", "completed"])
    XCTAssertEqual(letters.element(at: 2).syncLines, ["error lost"])
    XCTAssertEqual(Signal.values("A").element(at: 1).syncLines, ["completed"])
  }
}
