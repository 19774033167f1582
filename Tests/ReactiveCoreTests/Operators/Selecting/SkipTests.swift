import ReactiveCore
import XCTest

final class SkipTests: XCTestCase {
  // STR-SKIP-1, STR-SKIP-2, STR-SKIP-3
  func test_the_first_values_of_each_subscription_are_dropped() {
    let rows: [(count: Int, lines: [String])] = [
      (0, ["A", "B", "C", "completed"]), (2, ["C", "completed"]), (4, ["completed"]),
    ]
    for (count, lines) in rows {
      let signal = Signal.values("A", "B", "C").skip(count)
      for _ in 1...2 { XCTAssertEqual(signal.syncLines, lines, "\(count)") }
    }
  }

  // STR-SKIPPED-1, STR-SKIPPED-2, STR-SKIPPED-3
  func test_the_first_match_ends_skipping_permanently() {
    let (numbers, asked) = (Signal.values(1, 3, 2, 1), Counter())
    let after = ["3", "2", "1", "completed"]
    let counted = numbers.skip(until: { asked.increment() > 0 && $0 > 2 })
    XCTAssertEqual(counted.syncLines, after)
    XCTAssertEqual(asked.value, 2)
    XCTAssertEqual(numbers.skip(while: { $0 <= 2 }).syncLines, after)
    XCTAssertEqual(numbers.skip(until: { _ in false }).syncLines, ["completed"])
  }
}
