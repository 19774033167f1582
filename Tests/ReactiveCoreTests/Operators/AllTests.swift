import ReactiveCore
import XCTest

final class AllTests: XCTestCase {
  func test_SIG_ANY_2_SIG_ANY_4_all_is_decided_at_the_first_that_fails_or_at_the_end() {
    XCTAssertEqual(
      joinedLines("a1 a2 a1 a2") { source, _ in source.all { $0 < "2" } },
      ["subscribe a", "false", "dispose a", "completed"])
    XCTAssertEqual(Signal.values(1, 2).all { $0 < 3 }.syncLines, ["true", "completed"])
    XCTAssertEqual(Signal<Int>.empty().all { $0 < 3 }.syncLines, ["true", "completed"])
  }
}
