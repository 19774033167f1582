import Marbles
import ReactiveCore
import XCTest

@testable import Exercise18

final class Task4MiniLibraryTests: XCTestCase {
  private let caught = OperatorPair(
    { inputs in inputs[0].catch { _ in inputs[1] } },
    mini: { inputs in inputs[0].catch { _ in inputs[1] } })
  private let until = OperatorPair(
    { $0[0].take(until: $0[1]) }, mini: { $0[0].take(until: $0[1]) })
  /// An operator that switches to the second input on `a`, and to the third on any other value.
  private let switched = OperatorPair(
    { inputs in inputs[0].map { inputs[$0 == "a" ? 1 : 2] }.switchToLatest() },
    mini: { inputs in inputs[0].signal.map { inputs[$0 == "a" ? 1 : 2] }.mini.switchToLatest() })

  func test_catch_continues_after_an_error() {
    caught.check(
      "-a-#", "-x-|", gives: "-a--x-|", lifetimes: [["^--!"], ["---^--!"]],
      "`catch` should continue with the handler's signal after an error.")
  }

  func test_catch_changes_nothing_without_an_error() {
    caught.check(
      "-a-|", "-x-|", gives: "-a-|", lifetimes: [["^--!"], []],
      "Without an error, `catch` should change nothing.")
  }

  func test_catch_sends_the_error_of_the_second_signal() {
    caught.check(
      "-a-#", "-x#", gives: "-a--x#", lifetimes: [["^--!"], ["---^-!"]],
      "`catch` should send the error from the handler's signal.")
  }

  func test_disposing_catch_disposes_the_second_signal() {
    caught.check(
      "-#", "-x-y-z|", gives: "--x-!", lifetimes: [["^!"], ["-^--!"]], disposedAt: .seconds(4),
      "Disposing `catch` should end the subscription to the handler's signal.")
  }

  func test_a_value_of_the_trigger_ends_take_until() {
    until.check(
      "-a--b--c|", "-----x--y|", gives: "-a--b|", lifetimes: [["^----!"], ["^----!"]],
      "A value from the trigger should end `take(until:)` and both subscriptions.")
  }

  func test_a_completion_of_the_trigger_ends_take_until() {
    until.check(
      "-a--b--c|", "-----|", gives: "-a--b|",
      "The trigger's completion should end `take(until:)`.")
  }

  func test_an_error_of_the_trigger_is_ignored() {
    until.check(
      "-a--b--|", "--#", gives: "-a--b--|", "An error from the trigger should be ignored.")
  }

  func test_an_end_of_the_source_disposes_the_trigger() {
    for end in ["-a-|", "-a-#"] {
      until.check(
        Timeline(stringLiteral: end), "-----x|", gives: Timeline(stringLiteral: end),
        lifetimes: [["^--!"], ["^--!"]], "When the source ends, both subscriptions should end.")
    }
  }

  func test_the_source_is_not_subscribed_to_if_the_trigger_fires_immediately() {
    check(
      ["trigger subscribed", "trigger disposed"],
      "If the trigger fires immediately, `take(until:)` should not subscribe to the source.",
      library: { log in log.running("source").take(until: log.running("trigger")).subscribe() },
      mini: { log in
        log.runningMini("source").take(until: log.runningMini("trigger")).subscribe()
      })
  }

  func test_switch_to_latest_sends_the_values_of_the_newest_signal() {
    switched.check(
      "-a---b------|", "-1-2-3-4|", "-5-6|", gives: "--1-2-5-6---|",
      lifetimes: [["^-----------!"], ["-^---!"], ["-----^---!"]],
      "`switchToLatest` should send the newest signal's values, and end the old subscription.")
  }

  func test_switch_to_latest_completes_when_both_have() {
    switched.check(
      "-a-|", "-1--2|", "|", gives: "--1--2|",
      "`switchToLatest` should complete when the outer and the newest inner signal complete.")
    switched.check(
      "|", "|", "|", gives: "|",
      "Without inner signals, `switchToLatest` should complete with the outer signal.")
    check(
      ["completed"],
      "After the inner signal completes, `switchToLatest` should complete with the outer one.",
      library: { log in
        let outer = Subject<Signal<Int>>()
        outer.switchToLatest().subscribeCompleted { log.add("completed") }
        outer.sendNext(.empty())
        outer.sendCompleted()
      },
      mini: { log in
        let outer = MiniSubject<MiniSignal<Int>>()
        outer.switchToLatest().subscribe(completed: { log.add("completed") })
        outer.sendNext(Signal.empty().mini)
        outer.sendCompleted()
      })
  }

  func test_the_end_of_an_old_signal_does_not_count() {
    switched.check(
      "-ab|", "-----|", "-x-----y|", gives: "---x-----y|",
      "`switchToLatest` should complete with the newest inner signal, not with an old one.")
  }

  func test_an_error_of_either_ends_switch_to_latest() {
    switched.check(
      "-a-#", "-1--2|", "|", gives: "--1#", lifetimes: [["^--!"], ["-^-!"]],
      "An error from the outer signal should end `switchToLatest`.")
    switched.check(
      "-a-----|", "-1#", "|", gives: "--1#", lifetimes: [["^--!"], ["-^-!"]],
      "An error from the newest signal should end `switchToLatest`.")
  }

  func test_disposing_switch_to_latest_disposes_both() {
    switched.check(
      "-a-----|", "-1--2|", "|", gives: "--1-!", lifetimes: [["^---!"], ["-^--!"]],
      disposedAt: .seconds(4), "Disposing `switchToLatest` should end both subscriptions.")
  }

  func test_the_new_signal_is_subscribed_before_the_old_one_is_disposed() {
    check(
      ["old subscribed", "new subscribed", "old disposed"],
      "A new inner signal should be subscribed to before the old subscription is disposed.",
      library: { log in
        let outer = Subject<Signal<Int>>()
        outer.switchToLatest().subscribe()
        for name in ["old", "new"] { outer.sendNext(log.running(name)) }
      },
      mini: { log in
        let outer = MiniSubject<MiniSignal<Int>>()
        outer.switchToLatest().subscribe()
        for name in ["old", "new"] { outer.sendNext(log.runningMini(name)) }
      })
  }

  func test_a_signal_that_is_still_being_subscribed_is_disposed() {
    let message = "A subscription should be disposed, even if its recipe is still running."
    check(
      ["second subscribed", "second disposed"], "`catch`: \(message)",
      library: { log in
        Signal<Int>.error(Failure()).catch { _ in log.running("second") }.take(1).subscribe()
      },
      mini: { log in
        let source = MiniSubject<Int>()
        source.catch { _ in log.runningMini("second") }.signal.take(1).subscribe()
        source.sendError(Failure())
      })
    check(
      ["inner subscribed", "inner disposed"], "`switchToLatest`: \(message)",
      library: { log in
        Signal.return(log.running("inner")).switchToLatest().take(1).subscribe()
      },
      mini: { log in
        let outer = MiniSubject<MiniSignal<Int>>()
        outer.switchToLatest().signal.take(1).subscribe()
        outer.sendNext(log.runningMini("inner"))
      })
  }
}
