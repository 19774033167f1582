import Marbles
import ReactiveCore
import XCTest

@testable import Exercise05

final class Task4TakeWhileTests: XCTestCase {
  private let clock = TestScheduler()

  func test_while_ends_with_the_first_value_that_fails_and_does_not_send_it() {
    let source = clock.probe(numbers("--1--2--9--3--|"))
    XCTAssertEqual(
      clock.timeline(of: source.signal.taken(while: { $0 < 5 }), until: .seconds(20)),
      "--1--2--|", "Only 1 and 2 should be sent, and the 9 should complete it at 8 s.")
    XCTAssertEqual(
      source.lifetimes, ["^-------!"], "At 8 s it should let go of the source.")
  }

  func test_while_may_end_with_the_first_value() {
    XCTAssertEqual(
      clock.timeline(of: numbers("--9--1--|").taken(while: { $0 < 5 }), until: .seconds(20)),
      "--|", "The first value fails the test, so nothing should be sent: completed at 2 s.")
  }

  func test_through_sends_the_value_that_ends_it() {
    let source = clock.probe(numbers("--1--2--9--3--|"))
    XCTAssertEqual(
      clock.timeline(of: source.signal.taken(through: { $0 < 5 }), until: .seconds(20)),
      "--1--2--(9|)", "The 9 should be sent too, and with it the completion, at 8 s.")
    XCTAssertEqual(
      source.lifetimes, ["^-------!"], "At 8 s it should let go of the source.")
  }

  func test_first_completes_with_the_last_value_that_it_takes() {
    let source = clock.probe(numbers("--1--2--9--3--|"))
    XCTAssertEqual(
      clock.timeline(of: source.signal.taken(first: 2), until: .seconds(20)),
      "--1--(2|)", "The first two should be sent, and the completion with the second, at 5 s.")
    XCTAssertEqual(
      source.lifetimes, ["^----!"], "At 5 s it should let go of the source.")
  }

  func test_first_completes_with_a_source_that_has_fewer() {
    XCTAssertEqual(
      clock.timeline(of: numbers("-1-|").taken(first: 2), until: .seconds(20)), "-1-|",
      "The source has one value, so that one and the completion should be sent.")
  }

  func test_first_counts_anew_for_each_subscriber() {
    let first = numbers("-1-2-3-4-5|").taken(first: 2)
    let early = clock.record(first)
    let late = clock.record(first, at: .seconds(4))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(early.timeline, "-1-(2|)", "The first subscriber should hear 1 and 2.")
    XCTAssertEqual(
      late.timeline, "----^3-(4|)", "A subscriber who comes at 4 s should hear 3 and 4.")
  }

  func test_a_subscriber_who_leaves_is_gone_from_the_source() {
    let source = clock.probe(numbers("-1-2-9|"))
    let recorded = clock.record(
      source.signal.taken(through: { $0 < 5 }), until: .seconds(4))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      recorded.timeline, "-1-2!", "A subscriber who leaves at 4 s should have heard 1 and 2.")
    XCTAssertEqual(
      source.lifetimes, ["^---!"], "The source should have one subscription, until 4 s.")
  }

  private func numbers(_ marbles: Timeline<Int>) -> Signal<Int> { clock.hot(marbles) }
}
