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

  func test_the_first_subscriber_gets_all_of_a_source_that_sends_at_once() {
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
      "The first subscriber should get a, b, and the end, which the source sends immediately.")
    XCTAssertEqual(
      clock.timeline(of: signal), "(ab|)",
      "The source has ended, so the next subscriber should start it again.")
    XCTAssertEqual(runs, 2, "Two subscribers, one after the other, should start the source twice.")
  }

  func test_other_subscribers_join() {
    let source = clock.probe(clock.cold("--1-2-3-|"))
    let signal: Signal<String> = shared(source.signal)
    let first = clock.record(signal)
    let second = clock.record(signal, at: .seconds(3))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(first.timeline, "--1-2-3-|", "The first subscriber should get everything.")
    XCTAssertEqual(
      second.timeline, "---^2-3-|", "A subscriber who joins at 3 s should get 2, 3, and the end.")
    XCTAssertEqual(source.lifetimes, ["^-------!"], "Two subscribers should share one run.")
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
    XCTAssertEqual(first.timeline, "--1-2!", "The first subscriber should get 1 and 2, until 5 s.")
    XCTAssertEqual(
      second.timeline, "---^2-3-4!", "The second subscriber should get 2, 3, and 4, until 9 s.")
    XCTAssertEqual(
      source.lifetimes, ["^--------!"],
      "The source should be disposed at 9 s, when the last subscriber leaves, and not at 5 s.")
  }

  func test_the_last_to_leave_may_be_the_first_who_came() {
    let source = clock.probe(clock.cold("--1-2-3-4-5-|"))
    let signal: Signal<String> = shared(source.signal)
    clock.record(signal, until: .seconds(9))
    clock.record(signal, at: .seconds(3), until: .seconds(5))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      source.lifetimes, ["^--------!"],
      "The source should be disposed when the first subscriber leaves, at 9 s, and not at 5 s.")
  }

  func test_a_subscriber_may_come_when_another_has_left() {
    let source = clock.probe(clock.cold("--1-2-3-4-5-|"))
    let signal: Signal<String> = shared(source.signal)
    clock.record(signal, until: .seconds(3))
    clock.record(signal, at: .seconds(1), until: .seconds(7))
    let third = clock.record(signal, at: .seconds(5), until: .seconds(9))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      third.timeline, "-----^3-4!", "A subscriber from 5 s to 9 s should get 3 and 4.")
    XCTAssertEqual(
      source.lifetimes, ["^--------!"],
      "Subscribers leave at 3, 7, and 9 s, and the source should be disposed at 9 s.")
  }

  func test_the_only_subscriber_may_leave_while_the_source_starts() {
    let source = clock.probe(clock.cold("-1-2-|").startWith("0"))
    clock.record(shared(source.signal).take(1))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      source.lifetimes, ["(^!)"],
      "The only subscriber leaves after 0, sent immediately, so the source should be disposed.")
  }

  func test_a_subscriber_after_the_last_has_left_starts_it_again() {
    let source = clock.probe(clock.cold("--1-2-|"))
    let signal: Signal<String> = shared(source.signal)
    clock.record(signal, until: .seconds(3))
    let next = clock.record(signal, at: .seconds(5))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      source.lifetimes, ["^--!", "-----^-----!"],
      "A subscriber who comes after the last one has left should start the source again.")
    XCTAssertEqual(
      next.timeline, "-----^-1-2-|", "The subscriber who restarts it should get everything.")
  }

  func test_a_subscriber_after_an_end_starts_it_again() {
    let source = clock.probe(clock.cold("-1|"))
    let signal: Signal<String> = shared(source.signal)
    clock.record(signal)
    let next = clock.record(signal, at: .seconds(4))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      source.lifetimes, ["^-!", "----^-!"],
      "A subscriber who comes at 4 s, after the end, should start the source again.")
    XCTAssertEqual(
      next.timeline, "----^1|", "The subscriber who restarts it should get everything.")
  }

  func test_it_is_built_without_the_operators_that_share() {
    let description = shared(clock.cold("-1|").setName("source")).description
    for name in ["-publish", "-multicast", "-autoconnect", "-share", "-replay"] {
      XCTAssertFalse(
        description.contains(name),
        "The result should be built from a subject and a recipe, but is \(description).")
    }
  }
}
