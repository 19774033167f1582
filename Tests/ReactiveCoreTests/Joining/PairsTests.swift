import XCTest

@testable import ReactiveCore

/// What `zip` decides, by table: letters come from the left, numbers from the right.
final class PairsTests: XCTestCase {
  /// What is to be done at each happening: `A` or `1` comes, `left|` and `right|` end.
  private func answers(to happenings: String...) -> [String] {
    var pairs = Pairs()
    func taken(_ isComplete: Bool) -> String {
      guard isComplete else { return "wait" }
      pairs.take()
      return pairs.isOver ? "send, complete" : "send"
    }
    return happenings.map { happening in
      switch happening {
      case "left|": pairs.endLeft() ? "complete" : "wait"
      case "right|": pairs.endRight() ? "complete" : "wait"
      default:
        taken(Int(happening) == nil ? pairs.addLeft() : pairs.addRight())
      }
    }
  }

  func test_STR_ZIPWITH_1_values_pair_by_position() {
    XCTAssertEqual(
      answers(to: "A", "B", "1", "2", "3", "C"), ["wait", "wait", "send", "send", "wait", "send"])
  }

  func test_STR_ZIPWITH_2_3_4_it_is_over_when_an_input_that_has_ended_has_nothing_waiting() {
    let table: [([String], [String])] = [
      (answers(to: "left|"), ["complete"]),
      (answers(to: "1", "left|"), ["wait", "complete"]),
      (
        answers(to: "A", "B", "left|", "1", "2"),
        ["wait", "wait", "wait", "send", "send, complete"]
      ),
      (answers(to: "1", "right|", "A"), ["wait", "wait", "send, complete"]),
    ]
    for (answers, expected) in table { XCTAssertEqual(answers, expected) }
  }
}
