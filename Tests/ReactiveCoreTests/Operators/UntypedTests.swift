import ReactiveCore
import XCTest

/// Tests of calls that should compile without type annotations.
final class UntypedTests: XCTestCase {
  private let numbers = Signal.values(1, 2)

  func test_a_signal_without_values_needs_no_type() {
    XCTAssertEqual(numbers.zip(with: .never()).syncLines, [])
    XCTAssertEqual(numbers.zip(with: .empty()).syncLines, ["completed"])
    XCTAssertEqual(numbers.combineLatest(with: .never()).syncLines, [])
    XCTAssertEqual(numbers.sample(.never()).syncLines, ["completed"])
    XCTAssertEqual(numbers.take(until: .never()).syncLines, ["1", "2", "completed"])
    XCTAssertEqual(numbers.take(until: .empty()).syncLines, ["completed"])
    XCTAssertEqual(numbers.withLatestFrom(.never()).syncLines, ["completed"])
  }

  func test_the_value_type_is_inferred_from_the_context() {
    let pairs: Signal<(Int, String)> = numbers.zip(with: .never())
    XCTAssertEqual(pairs.syncLines, [])
    XCTAssertEqual(
      numbers.zip(with: .return("A")).map { $0.1 + "!" }.syncLines, ["A!", "completed"])
  }
}
