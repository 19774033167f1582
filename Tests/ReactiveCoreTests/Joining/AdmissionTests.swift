import XCTest

@testable import ReactiveCore

/// What `flatten(maxConcurrent:)` decides, by table: signals are letters, and no thread is needed.
final class AdmissionTests: XCTestCase {
  /// Those that have a subscription, by name.
  private var tokens: [String: Bag<ActiveSignal>.Token] = [:]

  private func text(_ turn: Admission<String>.Turn) -> String {
    switch turn {
    case .start(let name): "start \(name)"
    case .wait: "wait"
    case .complete: "complete"
    }
  }

  /// What is to be done at each of some happenings: `a` comes, `keep a`, `placed a`, `end a`, `pass a`, `|`.
  private func turns(limit: Int, _ happenings: String...) -> [String] {
    var state = Admission<String>(limit: limit)
    return happenings.map { happening in
      let words = happening.split(separator: " ").map(String.init)
      switch words[0] {
      case "keep":
        tokens[words[1]] = state.keep(Disposable())
        return "kept"
      case "placed": return text(state.confirmStart(of: tokens[words[1]]!))
      case "end": return text(state.end(tokens[words[1]]!))
      case "pass": return text(state.pass())
      case "|": return state.endSource() ? "complete" : "wait"
      default: return state.admit(happening) ? "start \(happening)" : "wait"
      }
    }
  }

  func test_SIG_FLATTENMAX_1_no_more_start_than_the_limit_and_an_end_lets_the_next_in() {
    XCTAssertEqual(
      turns(limit: 2, "a", "keep a", "placed a", "b", "keep b", "placed b", "c", "d", "end a"),
      ["start a", "kept", "wait", "start b", "kept", "wait", "wait", "wait", "start c"])
  }

  func test_one_that_is_about_to_start_takes_room_and_one_that_passes_gives_it_back() {
    XCTAssertEqual(
      turns(limit: 1, "a", "b", "c", "pass a", "pass b", "|", "pass c"),
      ["start a", "wait", "wait", "start b", "start c", "wait", "complete"])
  }

  func test_SIG_FLATTENMAX_11_one_that_ends_while_it_is_subscribed_makes_room_when_that_is_done() {
    XCTAssertEqual(
      turns(limit: 1, "a", "b", "keep a", "end a", "placed a", "|", "keep b", "placed b", "end b"),
      ["start a", "wait", "kept", "wait", "start b", "wait", "kept", "wait", "complete"])
  }

  func test_SIG_FLATTENMAX_4_it_completes_when_source_running_and_queued_signals_have() {
    XCTAssertEqual(turns(limit: 1, "|"), ["complete"])
    XCTAssertEqual(
      turns(limit: 1, "a", "keep a", "placed a", "b", "|", "end a", "keep b", "placed b", "end b"),
      ["start a", "kept", "wait", "wait", "wait", "start b", "kept", "wait", "complete"])
    // The last one ends inside its own subscription, after the source.
    XCTAssertEqual(
      turns(limit: 1, "a", "keep a", "|", "end a"), ["start a", "kept", "wait", "complete"])
  }

  // thread 1  admits a signal ───────────── keeps its subscription
  // thread 2            disposes: closes ──┘
  func test_SIG_FLATTENMAX_8_one_that_was_admitted_before_a_disposal_is_not_started_after_it() {
    var state = Admission<String>(limit: 1)
    XCTAssertTrue(state.admit("a"))
    XCTAssertFalse(state.admit("b"))
    let last = state.close()
    XCTAssertTrue(last.running.isEmpty)
    XCTAssertEqual(last.queued.count, 1)
    XCTAssertNil(state.keep(Disposable {}))
  }

  func test_a_disposal_hands_out_what_runs_and_what_has_ended_runs_no_more() {
    var state = Admission<String>(limit: 2)
    let subscriptions = [Disposable(), Disposable()]
    let tokens = subscriptions.compactMap { subscription in
      state.admit("a") ? state.keep(subscription) : nil
    }
    for token in tokens { _ = state.confirmStart(of: token) }
    _ = state.end(tokens[0])
    XCTAssertEqual(tokens.map { state.isRunning($0) }, [false, true])
    XCTAssertEqual(state.close().running.map { $0 === subscriptions[1] }, [true])
  }
}
