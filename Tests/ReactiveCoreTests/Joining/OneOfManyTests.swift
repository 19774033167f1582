import XCTest

@testable import ReactiveCore

/// What switching decides, by table: what happens, and what is to be done then.
final class OneOfManyTests: XCTestCase {
  private enum Happening {
    case another
    case mayStart
    case value(Int)
    case end(Int)
    case outerEnd
  }

  private func answers(to happenings: [Happening]) -> [String] {
    var state = OneOfMany()
    return happenings.map { happening in
      switch happening {
      case .another: "start \(state.change())"
      case .mayStart: state.admitIfFree() ? "yes" : "no"
      case .value(let number): state.hears(number) ? "send" : "drop"
      case .end(let number): state.end(number) ? "complete" : "wait"
      case .outerEnd: state.endOuter() ? "complete" : "wait"
      }
    }
  }

  func test_SIG_SWITCH_1_the_latest_is_heard_and_none_before_it() {
    XCTAssertEqual(
      answers(to: [.another, .value(1), .another, .value(1), .value(2), .end(2), .value(1)]),
      ["start 1", "send", "start 2", "drop", "send", "wait", "drop"])
  }

  func test_SIG_SWITCH_2_it_completes_when_the_outer_signal_and_the_latest_have() {
    let table: [([Happening], [String])] = [
      ([.outerEnd], ["complete"]),
      ([.another, .outerEnd, .end(1)], ["start 1", "wait", "complete"]),
      ([.another, .end(1), .outerEnd], ["start 1", "wait", "complete"]),
      (
        [.another, .another, .outerEnd, .end(1), .end(2)],
        ["start 1", "start 2", "wait", "wait", "complete"]
      ),
      (
        [.another, .end(1), .another, .outerEnd, .end(1), .end(2)],
        ["start 1", "wait", "start 2", "wait", "wait", "complete"]
      ),
    ]
    for (happenings, expected) in table { XCTAssertEqual(answers(to: happenings), expected) }
  }

  func test_one_that_may_start_keeps_the_others_out_from_then_on_and_not_only_when_it_runs() {
    XCTAssertEqual(
      answers(to: [.mayStart, .mayStart, .another, .mayStart, .end(1), .mayStart, .outerEnd]),
      ["yes", "no", "start 1", "no", "wait", "yes", "wait"])
  }
}
