import XCTest

@testable import ReactiveCore

/// What `flatten(maxConcurrent:)` decides, by table: a letter is a signal.
final class AdmissionTests: XCTestCase {
  /// Those that have a subscription, by name.
  private var tokens: [String: Bag<ActiveSignal>.Token] = [:]

  /// What is to be done at each of some happenings: `a` comes, `keep a`, `placed a`, `end a`, `pass a`, `|`.
  private func turns(limit: Int, _ happenings: String...) -> [String] {
    var state = Admission(limit: limit)
    return happenings.map { happening in
      let words = happening.split(separator: " ").map(String.init)
      switch words[0] {
      case "keep":
        tokens[words[1]] = state.keep(Disposable())
        return "kept"
      case "placed": return "\(state.confirmStart(of: tokens[words[1]]!))"
      case "end": return "\(state.end(tokens[words[1]]!))"
      case "pass": return "\(state.pass())"
      case "|": return state.endSource() ? "complete" : "wait"
      default: return state.admit() ? "start" : "wait"
      }
    }
  }

  func test_SIG_FLATTENMAX_1_no_more_start_than_the_limit_and_an_end_lets_the_next_in() {
    XCTAssertEqual(
      turns(limit: 2, "a", "keep a", "placed a", "b", "keep b", "placed b", "c", "d", "end a"),
      ["start", "kept", "wait", "start", "kept", "wait", "wait", "wait", "start"])
  }

  func test_one_that_is_about_to_start_takes_room_and_one_that_passes_gives_it_back() {
    XCTAssertEqual(
      turns(limit: 1, "a", "b", "c", "pass a", "pass b", "|", "pass c"),
      ["start", "wait", "wait", "start", "start", "wait", "complete"])
  }

  func test_SIG_FLATTENMAX_11_one_that_ends_while_it_is_subscribed_makes_room_when_that_is_done() {
    XCTAssertEqual(
      turns(limit: 1, "a", "b", "keep a", "end a", "placed a", "|", "keep b", "placed b", "end b"),
      ["start", "wait", "kept", "wait", "start", "wait", "kept", "wait", "complete"])
  }

  func test_SIG_FLATTENMAX_4_it_completes_when_source_running_and_queued_signals_have() {
    XCTAssertEqual(turns(limit: 1, "|"), ["complete"])
    XCTAssertEqual(
      turns(limit: 1, "a", "keep a", "placed a", "b", "|", "end a", "keep b", "placed b", "end b"),
      ["start", "kept", "wait", "wait", "wait", "start", "kept", "wait", "complete"])
    // The last one ends inside its own subscription, after the source.
    XCTAssertEqual(
      turns(limit: 1, "a", "keep a", "|", "end a"), ["start", "kept", "wait", "complete"])
  }

  // thread 1  admits a signal ───────────── keeps its subscription
  // thread 2            disposes: closes ──┘
  func test_SIG_FLATTENMAX_8_one_that_was_admitted_before_a_disposal_is_not_started_after_it() {
    var state = Admission(limit: 1)
    XCTAssertTrue(state.admit())
    XCTAssertFalse(state.admit())
    XCTAssertTrue(state.close().isEmpty)
    XCTAssertNil(state.keep(Disposable {}))
  }

  func test_a_disposal_hands_out_what_runs_and_what_has_ended_runs_no_more() {
    var state = Admission(limit: 2)
    let subscriptions = [Disposable(), Disposable()]
    let tokens = subscriptions.compactMap { subscription in
      state.admit() ? state.keep(subscription) : nil
    }
    for token in tokens { _ = state.confirmStart(of: token) }
    _ = state.end(tokens[0])
    XCTAssertEqual(tokens.map { state.isRunning($0) }, [false, true])
    XCTAssertEqual(state.close().map { $0 === subscriptions[1] }, [true])
  }
}
