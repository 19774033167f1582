import XCTest

@testable import ReactiveCore

/// What `zip` decides, by table: a letter says from which input a number comes.
final class RowsTests: XCTestCase {
  /// What is to be done at each happening: `a1` comes from the first of three inputs, `b|` ends the second.
  private func answers(to happenings: String...) -> [String] {
    var rows = Rows(of: 3)
    return happenings.map { happening in
      let place = ["a", "b", "c"].firstIndex(of: happening.prefix(1))!
      if happening.hasSuffix("|") { return rows.end(place) ? "complete" : "wait" }
      guard rows.add(at: place) else { return "wait" }
      rows.take()
      return rows.isOver ? "send, complete" : "send"
    }
  }

  func test_STR_ZIPWITH_1_STR_ZIP_4_a_row_comes_when_all_inputs_have_a_value_for_it() {
    XCTAssertEqual(
      answers(to: "a1", "a2", "b1", "c1", "c2", "b2", "b3"),
      ["wait", "wait", "wait", "send", "wait", "send", "wait"])
  }

  func test_STR_ZIPWITH_2_3_4_STR_ZIP_3_it_is_over_when_what_has_ended_has_nothing_waiting() {
    XCTAssertEqual(answers(to: "b|"), ["complete"])
    XCTAssertEqual(answers(to: "a1", "b|"), ["wait", "complete"])
    XCTAssertEqual(
      answers(to: "a1", "a2", "a|", "b1", "c1", "b2", "c2"),
      ["wait", "wait", "wait", "wait", "send", "wait", "send, complete"])
  }
}
