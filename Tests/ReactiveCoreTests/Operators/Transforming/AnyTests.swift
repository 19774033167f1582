import ReactiveCore
import XCTest

final class AnyTests: XCTestCase {
  private let failing = Signal.return(1).concat(.error(Failure("lost")))

  // SIG-ANY-1, SIG-ANY-4
  func test_any_ends_at_the_first_match_and_disposes_the_source() {
    XCTAssertEqual(
      joinedLines("a1 a2 a3") { source, _ in source.any { $0 > "1" } },
      ["subscribe a", "true", "dispose a", "completed"])
    XCTAssertEqual(Signal.values(1, 2).any { $0 > 2 }.syncLines, ["false", "completed"])
    XCTAssertEqual(Signal.values(1, 2).any().syncLines, ["true", "completed"])
    XCTAssertEqual(Signal<Int>.empty().any().syncLines, ["false", "completed"])
  }

  // SIG-ANY-2, SIG-ANY-4
  func test_all_ends_at_the_first_mismatch_or_with_the_source() {
    XCTAssertEqual(
      joinedLines("a1 a2 a1 a2") { source, _ in source.all { $0 < "2" } },
      ["subscribe a", "false", "dispose a", "completed"])
    XCTAssertEqual(Signal.values(1, 2).all { $0 < 3 }.syncLines, ["true", "completed"])
    XCTAssertEqual(Signal<Int>.empty().all { $0 < 3 }.syncLines, ["true", "completed"])
  }

  // SIG-ANY-3
  func test_any_and_all_send_false_for_an_error_and_do_not_forward_it() {
    XCTAssertEqual(failing.any { $0 > 1 }.syncLines, ["false", "completed"])
    XCTAssertEqual(failing.all { $0 < 2 }.syncLines, ["false", "completed"])
  }

  // SIG-BOOL-2
  func test_and_and_or_combine_pairs_and_lists() {
    for (left, right) in [(true, true), (true, false), (false, true), (false, false)] {
      let pair = Signal.return((left, right))
      let list = Signal.return([left, right])
      let both = ["\(left && right)", "completed"]
      XCTAssertEqual(pair.and().syncLines, both)
      XCTAssertEqual(list.and().syncLines, both)
      let either = ["\(left || right)", "completed"]
      XCTAssertEqual(pair.or().syncLines, either)
      XCTAssertEqual(list.or().syncLines, either)
    }
  }

  // SIG-BOOL-1
  func test_not_inverts_each_value() {
    XCTAssertEqual(Signal.values(true, false).not().syncLines, ["false", "true", "completed"])
  }
}
