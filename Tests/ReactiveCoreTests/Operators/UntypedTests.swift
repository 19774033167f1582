import ReactiveCore
import XCTest

/// Tests calls without type annotations, which also proves that they compile.
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

  func test_a_known_type_is_kept() {
    let pairs: Signal<(Int, String)> = numbers.zip(with: .never())
    XCTAssertEqual(pairs.syncLines, [])
    XCTAssertEqual(
      numbers.zip(with: .return("A")).map { $0.1 + "!" }.syncLines, ["A!", "completed"])
  }
}
