import ReactiveCore
import XCTest

final class SkipTests: XCTestCase {
  private let letters = Signal.values("A", "B", "C")

  func test_STR_SKIP_1_STR_SKIP_2_STR_SKIP_3_the_first_values_of_each_subscription_are_dropped() {
    let rows: [(count: Int, lines: [String])] = [
      (0, ["A", "B", "C", "completed"]), (2, ["C", "completed"]), (4, ["completed"]),
    ]
    for (count, lines) in rows {
      let signal = letters.skip(count)
      for _ in 1...2 { XCTAssertEqual(signal.syncLines, lines, "\(count)") }
    }
  }
}
