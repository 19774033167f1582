import Marbles
import ReactiveCore
import XCTest

@testable import Exercise09

final class Task3SharedTests: XCTestCase {
  private let clock = TestScheduler()

  func test_the_first_subscriber_starts_the_source() {
    let source = clock.probe(clock.cold("--1-|"))
    let signal: Signal<String> = shared(source.signal)
    clock.advance(by: .seconds(3))
    XCTAssertEqual(source.lifetimes, [], "Without a subscriber, the source should not start.")
    let first = clock.record(signal)
    clock.advance(by: .seconds(10))
    XCTAssertEqual(
      first.timeline, "---^-1-|", "The first subscriber, at 3 s, should start the source.")
    XCTAssertEqual(source.lifetimes, ["---^---!"], "The source should run once, from 3 s to 7 s.")
  }

  func test_the_first_subscriber_gets_everything_that_is_sent_immediately() {
    var runs = 0
    let source = Signal<String> { subscriber in
      runs += 1
      subscriber.sendNext("a")
      subscriber.sendNext("b")
      subscriber.sendCompleted()
      return nil
    }
    let signal: Signal<String> = shared(source)
    XCTAssertEqual(
      clock.timeline(of: signal), "(ab|)",
      "The first subscriber should get “a”, “b”, and the completion, which are sent immediately.")
    XCTAssertEqual(
      clock.timeline(of: signal), "(ab|)",
      "The source has completed, so the next subscriber should start it again.")
    XCTAssertEqual(runs, 2, "Two subscribers, one after the other, should start the source twice.")
  }

  func test_other_subscribers_share_the_run() {
    let source = clock.probe(clock.cold("--1-2-3-|"))
    let signal: Signal<String> = shared(source.signal)
    let first = clock.record(signal)
    let second = clock.record(signal, at: .seconds(3))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(first.timeline, "--1-2-3-|", "The first subscriber should get everything.")
    XCTAssertEqual(
      second.timeline, "---^2-3-|",
      "A subscriber that joins at 3 s should get 2, 3, and the completion.")
    XCTAssertEqual(
      source.lifetimes, ["^-------!"], "Two subscribers should share one run of the source.")
  }

  func test_an_error_reaches_all_subscribers() {
    let source = clock.probe(clock.cold("-1---#"))
    let signal: Signal<String> = shared(source.signal)
    let first = clock.record(signal)
    let second = clock.record(signal, at: .seconds(2))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(first.timeline, "-1---#", "The first subscriber should get the error.")
    XCTAssertEqual(second.timeline, "--^--#", "The second subscriber should get the error.")
  }

  func test_the_source_runs_until_the_last_subscriber_leaves() {
    let source = clock.probe(clock.cold("--1-2-3-4-5-|"))
    let signal: Signal<String> = shared(source.signal)
    let first = clock.record(signal, until: .seconds(5))
    let second = clock.record(signal, at: .seconds(3), until: .seconds(9))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      first.timeline, "--1-2!", "The first subscriber should get 1 and 2 before it leaves, at 5 s.")
    XCTAssertEqual(
      second.timeline, "---^2-3-4!",
      "The second subscriber should get 2, 3, and 4 before it leaves, at 9 s.")
    XCTAssertEqual(
      source.lifetimes, ["^--------!"],
      "The source should be disposed at 9 s, when the last subscriber leaves, not at 5 s.")
  }

  func test_the_first_subscriber_may_leave_last() {
    let source = clock.probe(clock.cold("--1-2-3-4-5-|"))
    let signal: Signal<String> = shared(source.signal)
    clock.record(signal, until: .seconds(9))
    clock.record(signal, at: .seconds(3), until: .seconds(5))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      source.lifetimes, ["^--------!"],
      "The first subscriber leaves last, so the source should be disposed at 9 s, not at 5 s.")
  }

  func test_a_subscriber_may_join_after_another_has_left() {
    let source = clock.probe(clock.cold("--1-2-3-4-5-|"))
    let signal: Signal<String> = shared(source.signal)
    clock.record(signal, until: .seconds(3))
    clock.record(signal, at: .seconds(1), until: .seconds(7))
    let third = clock.record(signal, at: .seconds(5), until: .seconds(9))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      third.timeline, "-----^3-4!", "A subscriber that stays from 5 s to 9 s should get 3 and 4.")
    XCTAssertEqual(
      source.lifetimes, ["^--------!"],
      "The last of the three subscribers leaves at 9 s, so the source should be disposed then.")
  }

  func test_the_only_subscriber_may_leave_while_the_source_starts() {
    let source = clock.probe(clock.cold("-1-2-|").startWith("0"))
    clock.record(shared(source.signal).take(1))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      source.lifetimes, ["(^!)"],
      "The only subscriber leaves after the first value, so the source should be disposed.")
  }

  func test_a_subscriber_after_the_last_one_restarts_the_source() {
    let source = clock.probe(clock.cold("--1-2-|"))
    let signal: Signal<String> = shared(source.signal)
    clock.record(signal, until: .seconds(3))
    let next = clock.record(signal, at: .seconds(5))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      source.lifetimes, ["^--!", "-----^-----!"],
      "A subscriber that arrives after the last one has left should start the source again.")
    XCTAssertEqual(
      next.timeline, "-----^-1-2-|",
      "The subscriber that restarts the source should get everything.")
  }

  func test_a_subscriber_after_a_completion_restarts_the_source() {
    let source = clock.probe(clock.cold("-1|"))
    let signal: Signal<String> = shared(source.signal)
    clock.record(signal)
    let next = clock.record(signal, at: .seconds(4))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      source.lifetimes, ["^-!", "----^-!"],
      "A subscriber that arrives at 4 s, after the completion, should start the source again.")
    XCTAssertEqual(
      next.timeline, "----^1|", "The subscriber that restarts the source should get everything.")
  }

  func test_uses_no_operator_that_shares() {
    let description = shared(clock.cold("-1|").setName("source")).description
    for name in ["-publish", "-multicast", "-autoconnect", "-share", "-replay"] {
      XCTAssertFalse(
        description.contains(name),
        "The result should not use a sharing operator, but it is \(description).")
    }
  }
}
