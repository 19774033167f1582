import Marbles
import ReactiveCore
import XCTest

@testable import Exercise18

/// Each case runs on the library's signals and on the Mini ones.
final class Task3MiniOperatorsTests: XCTestCase {
  func test_STR_MAP_1_one_output_for_each_input() {
    conformance("-a-b--|").check(
      "-A-B--|", "map should send A and B at 1 s and 3 s, and complete at 6 s.",
      library: { $0[0].map { $0.uppercased() } }, mini: { $0[0].map { $0.uppercased() } })
    conformance("-a-#").check(
      "-A-#", "map should pass the error on.",
      library: { $0[0].map { $0.uppercased() } }, mini: { $0[0].map { $0.uppercased() } })
  }

  func test_STR_FILTER_1_keeps_values_and_their_order() {
    conformance("-a-b-a-c|").check(
      "---b---c|", "filter should send b and c only.",
      library: { $0[0].filter { $0 != "a" } }, mini: { $0[0].filter { $0 != "a" } })
  }

  func test_STR_TAKE_1_completes_with_the_last_value() {
    conformance("-a-b-c-|").check(
      "-a-(b|)", lifetimes: [["^--!"]], "take(2) should complete with b, at 3 s.",
      library: { $0[0].take(2) }, mini: { $0[0].take(2) })
  }

  func test_STR_TAKE_2_STR_TAKE_8_with_fewer_values_it_ends_as_the_source_does() {
    conformance("-a-|").check(
      "-a-|", "take(2) should complete with the source.",
      library: { $0[0].take(2) }, mini: { $0[0].take(2) })
    conformance("-a-#").check(
      "-a-#", "take(2) should fail with the source.",
      library: { $0[0].take(2) }, mini: { $0[0].take(2) })
  }

  func test_STR_TAKE_3_take_zero_never_subscribes() {
    conformance("-a-|").check(
      "|", lifetimes: [[]], "take(0) should complete at once, and leave the source alone.",
      library: { $0[0].take(0) }, mini: { $0[0].take(0) })
  }

  func test_STR_TAKE_4_a_source_that_sends_from_inside_a_value() {
    check(
      ["0", "1", "2", "completed"], "take(3) should send three values and complete, and no more.",
      library: { story in
        let subject = Subject<Int>()
        subject.take(3).subscribe(
          next: {
            story.add("\($0)")
            if $0 < 9 { subject.sendNext($0 + 1) }
          }, completed: { story.add("completed") })
        subject.sendNext(0)
      },
      mini: { story in
        let subject = MiniSubject<Int>()
        subject.take(3).subscribe(
          next: {
            story.add("\($0)")
            if $0 < 9 { subject.sendNext($0 + 1) }
          }, completed: { story.add("completed") })
        subject.sendNext(0)
      })
  }

  func test_STR_TAKE_7_each_subscription_counts_for_itself() {
    check(
      ["first 1", "first completed", "second 1", "second completed"],
      "The second subscription of take(1) should hear its own first value.",
      library: { story in
        let source = Signal<Int>.return(1).take(1)
        for name in ["first", "second"] { story.listen(source, as: name) }
      },
      mini: { story in
        let source = Signal<Int>.return(1).mini.take(1)
        for name in ["first", "second"] { story.listen(source, as: name) }
      })
  }

  func test_STR_CONCAT_1_the_second_is_subscribed_when_the_first_completes() {
    conformance("-a-b-|", "-c|").check(
      "-a-b--c|", lifetimes: [["^----!"], ["-----^-!"]],
      "concat should send a and b, and then c.",
      library: { $0[0].concat($0[1]) }, mini: { $0[0].concat($0[1]) })
  }

  func test_STR_CONCAT_2_after_an_error_the_second_is_not_subscribed() {
    conformance("-a-#", "-c|").check(
      "-a-#", lifetimes: [["^--!"], []], "concat should fail with its first signal.",
      library: { $0[0].concat($0[1]) }, mini: { $0[0].concat($0[1]) })
  }

  func test_STR_CONCAT_5_disposing_disposes_the_part_that_is_active() {
    conformance("-a|", "-c-d-|").check(
      "-a-c!", lifetimes: [["^-!"], ["--^-!"]], disposedAt: .seconds(4),
      "concat should send a and c, until the subscriber leaves at 4 s.",
      library: { $0[0].concat($0[1]) }, mini: { $0[0].concat($0[1]) })
  }

  func test_STR_CONCAT_5_behind_an_empty_first_signal_disposing_disposes_the_second() {
    check(
      ["disposed"], "After an empty first signal dispose() should reach the second one.",
      library: { story in
        let second = Signal<Int> { subscriber in
          Disposable { withExtendedLifetime(subscriber) { story.add("disposed") } }
        }
        Signal<Int>.empty().concat(second).subscribe().dispose()
      },
      mini: { story in
        let second = MiniSignal<Int> { _ in MiniDisposable { story.add("disposed") } }
        let empty = MiniSignal<Int> { subscriber in
          subscriber.sendCompleted()
          return nil
        }
        empty.concat(second).subscribe().dispose()
      })
  }

  func test_SIG_MERGE_1_values_interleave_and_it_completes_when_all_have() {
    conformance("-a---b|", "--x-y----|").check(
      "-ax-yb---|", "merge should send everything as it comes, and complete at 9 s.",
      library: { $0[0].merge($0[1]) }, mini: { $0[0].merge($0[1]) })
  }

  func test_SIG_MERGE_1_the_first_error_ends_it() {
    conformance("-a---b|", "--x#").check(
      "-ax#", lifetimes: [["^--!"], ["^--!"]], "merge should fail at 3 s, and dispose both.",
      library: { $0[0].merge($0[1]) }, mini: { $0[0].merge($0[1]) })
  }

  func test_SIG_MERGE_3_after_one_that_fails_at_once_the_other_is_not_subscribed() {
    conformance("-a|").check(
      "#", lifetimes: [[]], "merge with a first signal that fails at once should fail at once.",
      library: { Signal<String>.error(MarbleError()).merge($0[0]) },
      mini: { Signal<String>.error(MarbleError()).mini.merge($0[0]) })
  }
}
