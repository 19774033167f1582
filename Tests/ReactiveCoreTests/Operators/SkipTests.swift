import ReactiveCore
import XCTest

final class SkipTests: XCTestCase {
  private let letters = Signal.values("A", "B", "C")

  func test_STR_SKIP_1_the_first_values_of_each_subscription_are_dropped() {
    let signal = letters.skip(2)
    for _ in 1...2 { XCTAssertEqual(signal.syncLines, ["C", "completed"]) }
    let failing = letters.concat(.error(Failure("lost")))
    XCTAssertEqual(failing.skip(3).syncLines, ["error lost"])
  }

  func test_STR_SKIP_2_skipping_more_than_there_is_gives_nothing() {
    XCTAssertEqual(letters.skip(4).syncLines, ["completed"])
  }

  func test_STR_SKIP_3_skip_0_passes_everything() {
    XCTAssertEqual(letters.skip(0).syncLines, letters.syncLines)
  }

  func test_STR_SKIPPED_1_after_the_first_match_the_predicate_is_never_asked_again() {
    let asked = Counter()
    let signal = Signal.values(1, 3, 2, 1).skip(until: { number in
      asked.increment()
      return number > 2
    })
    XCTAssertEqual(signal.syncLines, ["3", "2", "1", "completed"])
    XCTAssertEqual(asked.value, 2)
  }

  func test_STR_SKIPPED_2_while_is_until_of_the_opposite() {
    let numbers = Signal.values(1, 3, 2)
    XCTAssertEqual(numbers.skip(until: { $0 > 2 }).syncLines, ["3", "2", "completed"])
    XCTAssertEqual(numbers.skip(while: { $0 <= 2 }).syncLines, ["3", "2", "completed"])
  }

  func test_STR_SKIPPED_3_a_predicate_that_is_never_met_gives_nothing() {
    XCTAssertEqual(letters.skip(until: { _ in false }).syncLines, ["completed"])
    XCTAssertEqual(letters.skip(while: { _ in true }).syncLines, ["completed"])
  }
}
