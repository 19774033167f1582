import ReactiveCore
import XCTest

final class SkipUntilTests: XCTestCase {
  private let letters = Signal.values("A", "B", "C")

  func test_STR_SKIPPED_1_after_the_first_match_the_predicate_is_never_asked_again() {
    let asked = Counter()
    let signal = Signal.values(1, 3, 2, 1).skip(until: { number in
      asked.increment()
      return number > 2
    })
    XCTAssertEqual(signal.syncLines, ["3", "2", "1", "completed"])
    XCTAssertEqual(asked.value, 2)
  }

  func test_STR_SKIPPED_3_a_predicate_that_is_never_met_gives_nothing() {
    XCTAssertEqual(letters.skip(until: { _ in false }).syncLines, ["completed"])
    XCTAssertEqual(letters.skip(while: { _ in true }).syncLines, ["completed"])
  }
}
