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

  func test_the_source_is_disposed_with_the_value() {
    let source = Source<Int>()
    source.signal.element(at: 1).subscribe()
    source.sendNext(1)
    XCTAssertEqual(source.disposals, 0)
    source.sendNext(2)
    XCTAssertEqual(source.disposals, 1)
  }
}
