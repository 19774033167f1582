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
}
