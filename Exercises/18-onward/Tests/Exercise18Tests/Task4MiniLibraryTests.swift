import Marbles
import ReactiveCore
import XCTest

@testable import Exercise18

/// Each case runs on the library's signals and on the Mini ones.
final class Task4MiniLibraryTests: XCTestCase {
  func test_SIG_CATCH_1_SIG_CATCH_2_goes_on_after_an_error() {
    conformance("-a-#", "-x-|").check(
      "-a--x-|", lifetimes: [["^--!"], ["---^--!"]],
      "catch should go on with the second signal at 3 s, and not fail.",
      library: { inputs in inputs[0].catch { _ in inputs[1] } },
      mini: { inputs in inputs[0].catch { _ in inputs[1] } })
  }

  func test_SIG_CATCH_1_without_an_error_the_handler_is_not_asked() {
    conformance("-a-|", "-x-|").check(
      "-a-|", lifetimes: [["^--!"], []], "Without an error catch should change nothing.",
      library: { inputs in inputs[0].catch { _ in inputs[1] } },
      mini: { inputs in inputs[0].catch { _ in inputs[1] } })
  }

  func test_SIG_CATCH_3_an_error_of_the_replacement_passes() {
    conformance("-a-#", "-x#").check(
      "-a--x#", lifetimes: [["^--!"], ["---^-!"]], "The second error should not be caught again.",
      library: { inputs in inputs[0].catch { _ in inputs[1] } },
      mini: { inputs in inputs[0].catch { _ in inputs[1] } })
  }

  func test_SIG_CATCH_4_disposing_disposes_the_replacement() {
    conformance("-#", "-x-y-z|").check(
      "--x-!", lifetimes: [["^!"], ["-^--!"]], disposedAt: .seconds(4),
      "catch should send x, until the subscriber leaves at 4 s.",
      library: { inputs in inputs[0].catch { _ in inputs[1] } },
      mini: { inputs in inputs[0].catch { _ in inputs[1] } })
  }

  func test_SIG_TAKEUNTIL_1_SIG_TAKEUNTIL_4_a_value_of_the_trigger_ends_it() {
    conformance("-a--b--c|", "-----x--y|").check(
      "-a--b|", lifetimes: [["^----!"], ["^----!"]],
      "take(until:) should complete at 5 s, and dispose both.",
      library: { $0[0].take(until: $0[1]) }, mini: { $0[0].take(until: $0[1]) })
  }

  func test_SIG_TAKEUNTIL_1_so_does_its_completion() {
    conformance("-a--b--c|", "-----|").check(
      "-a--b|", "take(until:) should complete with the trigger at 5 s.",
      library: { $0[0].take(until: $0[1]) }, mini: { $0[0].take(until: $0[1]) })
  }

  func test_SIG_TAKEUNTIL_2_an_error_of_the_trigger_is_ignored() {
    conformance("-a--b--|", "--#").check(
      "-a--b--|", "take(until:) should go on after an error of the trigger.",
      library: { $0[0].take(until: $0[1]) }, mini: { $0[0].take(until: $0[1]) })
  }

  func test_SIG_TAKEUNTIL_3_a_trigger_that_fires_at_once_keeps_the_source_out() {
    conformance("a-|").check(
      "|", lifetimes: [[]], "take(until:) should complete at once, without subscribing.",
      library: { $0[0].take(until: Signal.return(1)) },
      mini: { $0[0].take(until: Signal.return(1).mini) })
  }

  func test_SIG_TAKEUNTIL_5_an_end_of_the_source_disposes_the_trigger() {
    conformance("-a-|", "-----x|").check(
      "-a-|", lifetimes: [["^--!"], ["^--!"]], "Both should be disposed when the source ends.",
      library: { $0[0].take(until: $0[1]) }, mini: { $0[0].take(until: $0[1]) })
    conformance("-a-#", "-----x|").check(
      "-a-#", lifetimes: [["^--!"], ["^--!"]], "Both should be disposed when the source fails.",
      library: { $0[0].take(until: $0[1]) }, mini: { $0[0].take(until: $0[1]) })
  }

  func test_SIG_SWITCH_1_the_newest_signal_alone_is_heard() {
    conformance("-a---b------|", "-1-2-3-4|", "-5-6|").check(
      "--1-2-5-6---|", lifetimes: [["^-----------!"], ["-^---!"], ["-----^---!"]],
      "switchToLatest should leave the first signal at 5 s, for the second.",
      library: { switched($0) },
      mini: { switched($0) })
  }

  func test_SIG_SWITCH_2_completes_with_the_outer_and_the_newest_one() {
    conformance("-a-|", "-1--2|", "|").check(
      "--1--2|", "The inner signal ends last, so switchToLatest should complete at 6 s.",
      library: { switched($0) },
      mini: { switched($0) })
    conformance("|", "|", "|").check(
      "|", "Without an inner signal it should complete with the outer one.",
      library: { switched($0) },
      mini: { switched($0) })
  }

  func test_SIG_SWITCH_2_the_end_of_one_that_was_replaced_is_no_end() {
    conformance("-ab|", "-----|", "-x-----y|").check(
      "---x-----y|", "The end of the first signal should not count: the second is the newest.",
      library: { switched($0) },
      mini: { switched($0) })
  }

  func test_SIG_SWITCH_5_the_new_signal_is_subscribed_before_the_old_one_is_disposed() {
    check(
      ["subscribed old", "subscribed new", "disposed old"],
      "The new signal should be subscribed first, and then the old one disposed.",
      library: { story in
        func inner(_ name: String) -> Signal<Int> {
          Signal { subscriber in
            story.add("subscribed \(name)")
            return Disposable { withExtendedLifetime(subscriber) { story.add("disposed \(name)") } }
          }
        }
        let outer = Subject<Signal<Int>>()
        outer.switchToLatest().subscribe()
        for name in ["old", "new"] { outer.sendNext(inner(name)) }
      },
      mini: { story in
        func inner(_ name: String) -> MiniSignal<Int> {
          MiniSignal { _ in
            story.add("subscribed \(name)")
            return MiniDisposable { story.add("disposed \(name)") }
          }
        }
        let outer = MiniSubject<MiniSignal<Int>>()
        outer.switchToLatest().subscribe()
        for name in ["old", "new"] { outer.sendNext(inner(name)) }
      })
  }

  func test_SIG_SWITCH_7_errors_end_it_and_disposal_reaches_both() {
    conformance("-a-#", "-1--2|", "|").check(
      "--1#", lifetimes: [["^--!"], ["-^-!"]], "An error of the outer signal should end both.",
      library: { switched($0) },
      mini: { switched($0) })
    conformance("-a-----|", "-1#", "|").check(
      "--1#", lifetimes: [["^--!"], ["-^-!"]], "An error of the newest signal should end both.",
      library: { switched($0) },
      mini: { switched($0) })
    conformance("-a-----|", "-1--2|", "|").check(
      "--1-!", lifetimes: [["^---!"], ["-^--!"]], disposedAt: .seconds(4),
      "A subscriber who leaves at 4 s should be gone from both.",
      library: { switched($0) },
      mini: { switched($0) })
  }

  func test_SIG_TAKEUNTIL_3_a_trigger_that_fires_at_once_and_lives_on_is_disposed() {
    check(
      ["subscribed", "disposed"],
      "take(until:) should dispose a trigger that fires while it is being subscribed.",
      library: { story in
        Signal<Int>.never().take(until: lively(story)).subscribe()
      },
      mini: { story in
        MiniSignal<Int> { _ in nil }.take(until: livelyMini(story)).subscribe()
      })
  }

  func test_SIG_CATCH_4_a_replacement_that_sends_at_once_and_lives_on_is_disposed() {
    check(
      ["subscribed", "disposed"],
      "A subscriber who leaves with the first value of the second signal should be gone from it.",
      library: { story in
        let source = Subject<Int>()
        source.catch { _ in lively(story) }.take(1).subscribe()
        source.sendError(CancellationError())
      },
      mini: { story in
        let source = MiniSubject<Int>()
        source.catch { _ in livelyMini(story) }.signal.take(1).subscribe()
        source.sendError(CancellationError())
      })
  }

  func test_SIG_SWITCH_7_a_signal_that_sends_at_once_and_lives_on_is_disposed() {
    check(
      ["subscribed", "disposed"],
      "A subscriber who leaves with the first value of the newest signal should be gone from it.",
      library: { story in
        let outer = Subject<Signal<Int>>()
        outer.switchToLatest().take(1).subscribe()
        outer.sendNext(lively(story))
      },
      mini: { story in
        let outer = MiniSubject<MiniSignal<Int>>()
        outer.switchToLatest().signal.take(1).subscribe()
        outer.sendNext(livelyMini(story))
      })
  }
}

/// Switches between the second input, for the value `a`, and the third.
private func switched(_ inputs: [Signal<String>]) -> Signal<String> {
  inputs[0].map { inputs[$0 == "a" ? 1 : 2] }.switchToLatest()
}

private func switched(_ inputs: [MiniSignal<String>]) -> MiniSignal<String> {
  inputs[0].signal.map { inputs[$0 == "a" ? 1 : 2] }.mini.switchToLatest()
}

/// Sends a value while it is being subscribed, and goes on until it is disposed.
private func lively(_ story: Story) -> Signal<Int> {
  Signal { subscriber in
    story.add("subscribed")
    subscriber.sendNext(1)
    return Disposable { story.add("disposed") }
  }
}

private func livelyMini(_ story: Story) -> MiniSignal<Int> {
  MiniSignal { subscriber in
    story.add("subscribed")
    subscriber.sendNext(1)
    return MiniDisposable { story.add("disposed") }
  }
}
