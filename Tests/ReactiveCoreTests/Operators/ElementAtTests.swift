import ReactiveCore
import XCTest

final class ElementAtTests: XCTestCase {
  func test_it_sends_the_value_at_the_position_and_completes() {
    let letters = Signal.values("A", "B", "C")
    XCTAssertEqual(letters.element(at: 0).syncLines, ["A", "completed"])
    XCTAssertEqual(letters.element(at: 2).syncLines, ["C", "completed"])
  }

  func test_a_signal_that_is_too_short_completes_without_a_value() {
    XCTAssertEqual(Signal.values("A").element(at: 1).syncLines, ["completed"])
  }

  func test_an_error_before_the_position_passes_and_one_behind_it_does_not() {
    let failing = Signal.values("A").concat(.error(Failure("lost")))
    XCTAssertEqual(failing.element(at: 1).syncLines, ["error lost"])
    XCTAssertEqual(failing.element(at: 0).syncLines, ["A", "completed"])
  }

  func test_the_source_is_disposed_with_the_value_or_by_disposal() {
    let source = Source<Int>()
    source.signal.element(at: 1).subscribe()
    source.sendNext(1)
    XCTAssertEqual(source.disposals, 0)
    source.sendNext(2)
    XCTAssertEqual(source.disposals, 1)
    source.signal.element(at: 1).subscribe().dispose()
    XCTAssertEqual(source.disposals, 2)
  }

  func test_a_position_before_the_first_is_rejected() throws {
    try assertTraps("element(at:) counts from 0.") { _ = Signal.values(1).element(at: -1) }
  }
}
