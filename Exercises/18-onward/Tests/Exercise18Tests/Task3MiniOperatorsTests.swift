import Marbles
import ReactiveCore
import XCTest

@testable import Exercise18

final class Task3MiniOperatorsTests: XCTestCase {
  private let uppercased = OperatorPair(
    { $0[0].map { $0.uppercased() } }, mini: { $0[0].map { $0.uppercased() } })
  private let withoutA = OperatorPair(
    { $0[0].filter { $0 != "a" } }, mini: { $0[0].filter { $0 != "a" } })
  private let two = OperatorPair({ $0[0].take(2) }, mini: { $0[0].take(2) })
  private let concat = OperatorPair({ $0[0].concat($0[1]) }, mini: { $0[0].concat($0[1]) })
  private let merge = OperatorPair({ $0[0].merge($0[1]) }, mini: { $0[0].merge($0[1]) })

  func test_map_changes_only_values() {
    uppercased.check("-a-b--|", gives: "-A-B--|", "`map` should change only values.")
    uppercased.check("-a-#", gives: "-A-#", "`map` should send an error unchanged.")
  }

  func test_filter_sends_the_values_that_are_included() {
    withoutA.check("-a-b-a-c|", gives: "---b---c|", "`filter` should send only included values.")
  }

  func test_take_completes_with_its_last_value() {
    two.check(
      "-a-b-c-|", gives: "-a-(b|)", lifetimes: [["^--!"]],
      "`take` should complete with its last value.")
  }

  func test_take_ends_earlier_if_the_source_does() {
    two.check("-a-|", gives: "-a-|", "`take` should complete if the source does.")
    two.check("-a-#", gives: "-a-#", "`take` should fail if the source does.")
  }

  func test_take_0_never_subscribes() {
    OperatorPair({ $0[0].take(0) }, mini: { $0[0].take(0) })
      .check("-a-|", gives: "|", lifetimes: [[]], "`take(0)` should complete without subscribing.")
  }

  func test_each_subscription_of_take_counts_for_itself() {
    check(
      ["first 1", "second 1"], "Each subscription to `take` should have its own count.",
      library: { log in
        let source = Signal<Int>.return(1).take(1)
        for name in ["first", "second"] { source.subscribeNext { log.add("\(name) \($0)") } }
      },
      mini: { log in
        let source = Signal<Int>.return(1).mini.take(1)
        for name in ["first", "second"] { source.subscribe(next: { log.add("\(name) \($0)") }) }
      })
  }

  func test_take_counts_a_value_before_it_sends_it() {
    check(
      ["0", "1", "2", "completed"],
      "`take` should count a value before sending it, because the subscriber may send another.",
      library: { log in
        let subject = Subject<Int>()
        subject.take(3).subscribe(
          next: {
            log.add("\($0)")
            if $0 < 9 { subject.sendNext($0 + 1) }
          }, completed: { log.add("completed") })
        subject.sendNext(0)
      },
      mini: { log in
        let subject = MiniSubject<Int>()
        subject.take(3).subscribe(
          next: {
            log.add("\($0)")
            if $0 < 9 { subject.sendNext($0 + 1) }
          }, completed: { log.add("completed") })
        subject.sendNext(0)
      })
  }

  func test_concat_subscribes_to_the_second_when_the_first_completes() {
    concat.check(
      "-a-b-|", "-c|", gives: "-a-b--c|", lifetimes: [["^----!"], ["-----^-!"]],
      "`concat` should subscribe to the second signal when the first completes.")
  }

  func test_concat_does_not_subscribe_to_the_second_after_an_error() {
    concat.check(
      "-a-#", "-c|", gives: "-a-#", lifetimes: [["^--!"], []],
      "`concat` should not subscribe to the second signal after an error.")
  }

  func test_disposing_concat_disposes_the_active_signal() {
    concat.check(
      "-a|", "-c-d-|", gives: "-a-c!", lifetimes: [["^-!"], ["--^-!"]], disposedAt: .seconds(4),
      "Disposing `concat` should end the active subscription.")
  }

  func test_disposing_concat_disposes_the_second_after_an_empty_first() {
    OperatorPair(
      { Signal<String>.empty().concat($0[0]) }, mini: { Signal<String>.empty().mini.concat($0[0]) }
    )
    .check(
      "-c-d-|", gives: "-c!", lifetimes: [["^-!"]], disposedAt: .seconds(2),
      "Disposing `concat` should end the second subscription, even if the first signal was empty.")
  }

  func test_merge_completes_when_both_have() {
    merge.check(
      "-a---b|", "--x-y----|", gives: "-ax-yb---|",
      "`merge` should send values as they arrive, and complete when both signals complete.")
  }

  func test_an_error_ends_merge() {
    merge.check(
      "-a---b|", "--x#", gives: "-ax#", lifetimes: [["^--!"], ["^--!"]],
      "An error from either signal should end `merge` and both subscriptions.")
  }

  func test_merge_does_not_subscribe_to_the_second_if_the_first_fails_immediately() {
    OperatorPair(
      { Signal<String>.error(MarbleError()).merge($0[0]) },
      mini: { Signal<String>.error(MarbleError()).mini.merge($0[0]) }
    )
    .check(
      "-a|", gives: "#", lifetimes: [[]],
      "If the first signal fails immediately, `merge` should not subscribe to the second.")
  }
}
