import XCTest

@testable import ReactiveCore

/// What `combineLatest` decides, by table: a letter says from which input a number comes.
final class OneOfEachTests: XCTestCase {
  /// What is to be done at each happening: `a1` comes from the first of three inputs, `b|` ends the second.
  private func answers(to happenings: String...) -> [String] {
    var state = OneOfEach(of: 3)
    return happenings.map { happening in
      if happening.hasSuffix("|") { return state.endOne() ? "complete" : "wait" }
      let place = ["a", "b", "c"].firstIndex(of: happening.prefix(1))!
      return state.add(at: place) ? "send" : "wait"
    }
  }

  func test_SIG_COMBLATEST_1_nothing_is_sent_before_each_input_has_sent_and_everything_after_it() {
    XCTAssertEqual(
      answers(to: "a1", "a2", "c1", "a3", "b1", "a4", "c2"),
      ["wait", "wait", "wait", "wait", "send", "send", "send"])
  }

  func test_SIG_COMBLATEST_3_5_it_is_over_with_the_last_end_and_what_has_ended_goes_on_to_count() {
    XCTAssertEqual(
      answers(to: "a1", "a|", "b1", "c1", "c|", "b2", "b|"),
      ["wait", "wait", "wait", "send", "wait", "send", "complete"])
    XCTAssertEqual(answers(to: "a|", "b|", "c1", "c|"), ["wait", "wait", "wait", "complete"])
  }
}
