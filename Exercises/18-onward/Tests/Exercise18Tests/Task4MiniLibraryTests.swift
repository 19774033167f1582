import Marbles
import ReactiveCore
import XCTest

@testable import Exercise18

/// Each case has the number of its statement in the course's table of conformance.
///
/// The first part is about the three operators of this task, the second about what you built before.
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

  func test_SIG_SWITCH_6_an_error_of_one_that_was_replaced_is_not_seen() {
    conformance("-a-b----|", "----#", "-x-|").check(
      "----x---|", "The first signal is replaced at 3 s, so its error at 5 s should not be seen.",
      library: { switched($0) },
      mini: { switched($0) })
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

  func test_SIG_SWITCH_1_the_old_signal_is_not_heard_while_the_new_one_is_subscribed() {
    check(
      ["2"],
      "While the new signal is being subscribed, the old one sends 99: nobody should hear it.",
      library: { story in
        let (outer, old) = (Subject<Signal<Int>>(), Subject<Int>())
        outer.switchToLatest().subscribeNext { story.add("\($0)") }
        outer.sendNext(old)
        outer.sendNext(
          Signal { subscriber in
            old.sendNext(99)
            subscriber.sendNext(2)
            return nil
          })
      },
      mini: { story in
        let (outer, old) = (MiniSubject<MiniSignal<Int>>(), MiniSubject<Int>())
        outer.switchToLatest().subscribe(next: { story.add("\($0)") })
        outer.sendNext(old)
        outer.sendNext(
          MiniSignal { subscriber in
            old.sendNext(99)
            subscriber.sendNext(2)
            return nil
          })
      })
  }

  func test_whatever_happens_catch_is_heard_as_catch_of_the_library_is() {
    checkRandomScripts(
      sources: 2,
      "After an error of source 0 comes source 1. Each listener should hear what catch of the library lets it hear.",
      library: { inputs in inputs[0].catch { _ in inputs[1] } },
      mini: { inputs in inputs[0].catch { _ in inputs[1] } })
  }

  func test_whatever_happens_take_until_is_heard_as_that_of_the_library_is() {
    checkRandomScripts(
      sources: 2,
      "Source 1 is the trigger. Each listener should hear what take(until:) of the library lets it hear.",
      library: { $0[0].take(until: $0[1]) }, mini: { $0[0].take(until: $0[1]) })
  }

  func test_whatever_happens_switchToLatest_is_heard_as_that_of_the_library_is() {
    checkRandomScripts(
      sources: 3,
      "Source 0 is the outer signal: an even number starts source 1, an odd one source 2. Each listener should hear what switchToLatest of the library lets it hear.",
      library: { inputs in inputs[0].map { inputs[1 + $0 % 2] }.switchToLatest() },
      mini: { inputs in inputs[0].signal.map { inputs[1 + $0 % 2] }.mini.switchToLatest() })
  }

  // What you built before.

  func test_GEN_EVENT_6_SIG_CREATE_1_signals_keep_the_grammar_for_each_subscription() {
    check(
      ["run", "first 1", "first completed", "run", "second 1", "second completed"],
      "The recipe should run for each subscription, and nothing come after its end.",
      library: { story in
        let signal = Signal<Int> { subscriber in
          story.add("run")
          subscriber.sendNext(1)
          subscriber.sendCompleted()
          subscriber.sendNext(2)
          return nil
        }
        for name in ["first", "second"] { story.listen(signal, as: name) }
      },
      mini: { story in
        let signal = MiniSignal<Int> { subscriber in
          story.add("run")
          subscriber.sendNext(1)
          subscriber.sendCompleted()
          subscriber.sendNext(2)
          return nil
        }
        for name in ["first", "second"] { story.listen(signal, as: name) }
      })
  }

  func test_SUB_BLOCK_5_SIG_CREATE_4_an_end_disposes_and_then_is_told() {
    check(
      ["disposed", "it completed"], "The resource should be given back before the end is told.",
      library: { story in
        var sender: Subscriber<Int>?
        let signal = Signal<Int> { subscriber in
          sender = subscriber
          return Disposable { story.add("disposed") }
        }
        story.listen(signal, as: "it")
        sender?.sendCompleted()
      },
      mini: { story in
        var sender: MiniSubscriber<Int>?
        let signal = MiniSignal<Int> { subscriber in
          sender = subscriber
          return MiniDisposable { story.add("disposed") }
        }
        story.listen(signal, as: "it")
        sender?.sendCompleted()
      })
  }

  func test_SIG_COMBLATEST_1_SIG_COMBLATEST_3_the_latest_of_both() {
    conformance("-A-B-----C---|", "-----1-2---3--|").check(
      "-----'B1'-'B2'-'C2'-'C3'--|", "combineLatest should send B1, B2, C2, C3.",
      library: { Signal.combineLatest($0[0], $0[1]) { $0 + $1 } },
      mini: { $0[0].combineLatest(with: $0[1]).signal.map { $0 + $1 }.mini })
  }

  func test_SIG_COMBLATEST_4_an_error_ends_it() {
    conformance("-A--#", "--1---|").check(
      "--'A1'-#", lifetimes: [["^---!"], ["^---!"]], "An error should end both.",
      library: { Signal.combineLatest($0[0], $0[1]) { $0 + $1 } },
      mini: { $0[0].combineLatest(with: $0[1]).signal.map { $0 + $1 }.mini })
  }

  func test_SIG_FLATTENMAX_1_SIG_FLATTENMAX_3_no_more_than_the_limit_at_once() {
    conformance("(abc|)", "-1-2|", "-3|", "-4|").check(
      "-(13)-(24)|", lifetimes: [["(^!)"], ["^---!"], ["^-!"], ["--^-!"]],
      "flatten(maxConcurrent: 2) should start the third signal when the second has ended.",
      library: { inputs in
        inputs[0].map { inputs[["a": 1, "b": 2, "c": 3][$0]!] }.flatten(maxConcurrent: 2)
      },
      mini: { inputs in
        inputs[0].signal.map { inputs[["a": 1, "b": 2, "c": 3][$0]!] }.mini
          .flatten(maxConcurrent: 2)
      })
  }

  func test_SUBJ_PLAIN_1_SUBJ_PLAIN_5_SUBJ_PLAIN_6_a_subject_forgets() {
    check(
      ["a 1", "b 1", "a 2", "b 2", "a completed", "b completed"],
      "A subject should tell its subscribers in order, and a late one nothing.",
      library: { story in
        let subject = Subject<Int>()
        for name in ["a", "b"] { story.listen(subject, as: name) }
        for value in [1, 2] { subject.sendNext(value) }
        subject.sendCompleted()
        story.listen(subject, as: "late")
      },
      mini: { story in
        let subject = MiniSubject<Int>()
        for name in ["a", "b"] { story.listen(subject, as: name) }
        for value in [1, 2] { subject.sendNext(value) }
        subject.sendCompleted()
        story.listen(subject, as: "late")
      })
  }

  func test_SUBJ_REPLAY_1_SUBJ_REPLAY_2_a_replay_subject_remembers() {
    check(
      ["all 1", "all 2", "all 3", "all completed", "last 3", "last completed"],
      "A replay subject should replay what its capacity holds, and then its end.",
      library: { story in
        for (name, subject) in [
          ("all", ReplaySubject<Int>()), ("last", ReplaySubject<Int>(capacity: 1)),
        ] {
          for value in 1...3 { subject.sendNext(value) }
          subject.sendCompleted()
          story.listen(subject, as: name)
        }
      },
      mini: { story in
        for (name, subject) in [
          ("all", MiniReplaySubject<Int>()), ("last", MiniReplaySubject<Int>(capacity: 1)),
        ] {
          for value in 1...3 { subject.sendNext(value) }
          subject.sendCompleted()
          story.listen(subject, as: name)
        }
      })
  }

  func test_MC_CONNECT_1_MC_CONNECT_5_a_connection_subscribes_once() {
    check(
      ["listening", "run", "a 1", "b 1", "a completed", "b completed"],
      "Nothing should flow before connect(), and the source run once.",
      library: { story in
        let connection = counted(story).publish()
        for name in ["a", "b"] { story.listen(connection.signal, as: name) }
        story.add("listening")
        for _ in 1...2 { connection.connect() }
      },
      mini: { story in
        let connection = counted(story).mini.publish()
        for name in ["a", "b"] { story.listen(connection.signal, as: name) }
        story.add("listening")
        for _ in 1...2 { connection.connect() }
      })
  }

  func test_MC_AUTO_1_MC_AUTO_4_autoconnect_connects_once_and_never_again() {
    check(
      ["run", "left", "late"], "After the last listener has left, nothing should run again.",
      library: { story in
        let shared = counted(story).concat(.never()).publish().autoconnect()
        shared.subscribe().dispose()
        story.add("left")
        story.add("late")
        shared.subscribe().dispose()
      },
      mini: { story in
        let shared = counted(story).concat(.never()).mini.publish().autoconnect()
        shared.subscribe().dispose()
        story.add("left")
        story.add("late")
        shared.subscribe().dispose()
      })
  }

  func test_SIG_MULTICAST_2_SIG_MULTICAST_3_replays_start_now_or_at_the_first_listener() {
    check(
      [
        "run", "replay is made", "now 1", "now completed", "lazy one is made", "run", "lazy 1",
        "lazy completed",
      ],
      "replay() should start at once, and replayLazily() with its first listener.",
      library: { story in
        let now = counted(story).replay()
        story.add("replay is made")
        story.listen(now, as: "now")
        let lazy = counted(story).replayLazily()
        story.add("lazy one is made")
        story.listen(lazy, as: "lazy")
      },
      mini: { story in
        let now = counted(story).mini.replay()
        story.add("replay is made")
        story.listen(now, as: "now")
        let lazy = counted(story).mini.replayLazily()
        story.add("lazy one is made")
        story.listen(lazy, as: "lazy")
      })
  }

  func test_CMD_EXEC_8_CMD_EXEC_9_CMD_ERRORS_1_a_command_executes_once_and_tells() {
    check(
      [
        "executing false", "enabled true", "executing true", "enabled false", "refused",
        "errors Failure()", "executing false", "enabled true", "returned 1", "returned error",
      ],
      "A command should tell its state, refuse while it runs, and tell the error as a value.",
      library: { story in
        let scheduler = TestScheduler()
        let work = Subject<Int>()
        let command = Command<Int, Int>(scheduler: scheduler) { _ in work }
        command.executing.subscribeNext { story.add("executing \($0)") }
        command.enabled.subscribeNext { story.add("enabled \($0)") }
        command.errors.subscribeNext { story.add("errors \($0)") }
        let execution = command.execute(1)
        scheduler.run()
        command.execute(2).subscribeError { _ in story.add("refused") }
        work.sendNext(1)
        work.sendError(Failure())
        scheduler.run()
        story.listen(execution, as: "returned")
      },
      mini: { story in
        let work = MiniSubject<Int>()
        let command = MiniCommand<Int, Int> { _ in work }
        command.executing.subscribe(next: { story.add("executing \($0)") })
        command.enabled.subscribe(next: { story.add("enabled \($0)") })
        command.errors.subscribe(next: { story.add("errors \($0)") })
        let execution = command.execute(1)
        command.execute(2).subscribe(error: { _ in story.add("refused") })
        work.sendNext(1)
        work.sendError(Failure())
        story.listen(execution, as: "returned")
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

private func counted(_ story: Story) -> Signal<Int> {
  Signal { subscriber in
    story.add("run")
    subscriber.sendNext(1)
    subscriber.sendCompleted()
    return nil
  }
}
