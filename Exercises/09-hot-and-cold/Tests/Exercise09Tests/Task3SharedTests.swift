import Marbles
import ReactiveCore
import XCTest

@testable import Exercise09

final class Task3SharedTests: XCTestCase {
  private let clock = TestScheduler()

  func test_nobody_is_there_so_nothing_starts() {
    let source = clock.probe(clock.cold("--1-|"))
    let signal: Signal<String> = shared(source.signal)
    clock.advance(by: .seconds(3))
    XCTAssertEqual(source.lifetimes, [], "Before the first listener, the source should not start.")
    let late = clock.record(signal)
    clock.advance(by: .seconds(10))
    XCTAssertEqual(
      late.timeline, "---^-1-|", "The first listener, at 3 s, should start the source.")
    XCTAssertEqual(source.lifetimes, ["---^---!"], "The source should run from 3 s to 7 s, once.")
  }

  func test_two_listeners_share_one_run() {
    let source = clock.probe(clock.cold("--1-2-3-|"))
    let signal: Signal<String> = shared(source.signal)
    let first = clock.record(signal)
    let second = clock.record(signal, at: .seconds(3))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(first.timeline, "--1-2-3-|", "The first listener should hear all.")
    XCTAssertEqual(
      second.timeline, "---^2-3-|",
      "A listener who comes at 3 s should hear 2, 3 and the completion.")
    XCTAssertEqual(source.lifetimes, ["^-------!"], "The source should be subscribed once.")
  }

  func test_the_source_runs_until_the_last_one_leaves() {
    let source = clock.probe(clock.cold("--1-2-3-4-5-|"))
    let signal: Signal<String> = shared(source.signal)
    let first = clock.record(signal, until: .seconds(5))
    let second = clock.record(signal, at: .seconds(3), until: .seconds(9))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      first.timeline, "--1-2!", "The first listener, who leaves at 5 s, should hear 1 and 2.")
    XCTAssertEqual(
      second.timeline, "---^2-3-4!", "The second should hear 2, 3 and 4, after the first has left.")
    XCTAssertEqual(
      source.lifetimes, ["^--------!"],
      "The source should go on when the first leaves at 5 s, and be disposed with the last at 9 s.")
  }

  func test_who_came_last_need_not_be_the_last_to_leave() {
    let source = clock.probe(clock.cold("--1-2-3-4-5-|"))
    let signal: Signal<String> = shared(source.signal)
    let first = clock.record(signal, until: .seconds(9))
    let second = clock.record(signal, at: .seconds(3), until: .seconds(5))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      source.lifetimes, ["^--------!"],
      "The source should go on when the second leaves at 5 s, and end when the first does at 9 s.")
    XCTAssertEqual(first.timeline, "--1-2-3-4!", "The first should hear 1 to 4, until it leaves.")
    XCTAssertEqual(second.timeline, "---^2!", "The second should hear 2.")
  }

  func test_one_may_come_when_another_has_left() {
    let source = clock.probe(clock.cold("--1-2-3-4-5-|"))
    let signal: Signal<String> = shared(source.signal)
    clock.record(signal, until: .seconds(3))
    clock.record(signal, at: .seconds(1), until: .seconds(7))
    let third = clock.record(signal, at: .seconds(5), until: .seconds(9))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      third.timeline, "-----^3-4!",
      "The third comes at 5 s, when one of two has left, and should hear 3 and 4 until it leaves.")
    XCTAssertEqual(
      source.lifetimes, ["^--------!"],
      "Listeners leave at 3, 7 and 9 s; the source should go on until the last one leaves.")
  }

  func test_who_comes_after_all_have_left_starts_anew() {
    let source = clock.probe(clock.cold("--1-2-|"))
    let signal: Signal<String> = shared(source.signal)
    clock.record(signal, until: .seconds(3))
    let next = clock.record(signal, at: .seconds(5))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      next.timeline, "-----^-1-2-|",
      "A listener who comes at 5 s should hear the source from its beginning.")
    XCTAssertEqual(
      source.lifetimes, ["^--!", "-----^-----!"],
      "The source should run from 0 s to 3 s, and again from 5 s to its end.")
  }

  func test_who_comes_after_the_end_starts_anew() {
    let source = clock.probe(clock.cold("-1|"))
    let signal: Signal<String> = shared(source.signal)
    clock.record(signal)
    let next = clock.record(signal, at: .seconds(4))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      next.timeline, "----^1|",
      "A listener who comes after the completion should hear 1 and a completion."
    )
    XCTAssertEqual(source.lifetimes, ["^-!", "----^-!"], "The source should have run twice.")
  }

  func test_an_error_reaches_everybody() {
    let source = clock.probe(clock.cold("-1---#"))
    let signal: Signal<String> = shared(source.signal)
    let first = clock.record(signal)
    let second = clock.record(signal, at: .seconds(2))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(first.timeline, "-1---#", "The error should reach the first listener at 5 s.")
    XCTAssertEqual(second.timeline, "--^--#", "The error should reach the second listener at 5 s.")
    XCTAssertEqual(source.lifetimes, ["^----!"], "The source should have run once.")
  }

  func test_an_empty_source_completes() {
    let source = clock.probe(clock.cold("---|"))
    let signal: Signal<String> = shared(source.signal)
    let first = clock.record(signal)
    let second = clock.record(signal, at: .seconds(1))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(first.timeline, "---|", "The first should hear the completion at 3 s.")
    XCTAssertEqual(second.timeline, "-^-|", "The second should hear the same completion at 3 s.")
    XCTAssertEqual(source.lifetimes, ["^--!"], "The source should have run once.")
  }

  func test_the_first_hears_all_of_a_source_that_sends_at_once() {
    var runs = 0
    let source = Signal<String> { subscriber in
      runs += 1
      subscriber.sendNext("a")
      subscriber.sendNext("b")
      subscriber.sendCompleted()
      return nil
    }
    let signal: Signal<String> = shared(source)
    let first = clock.record(signal)
    clock.advance(by: .seconds(1))
    XCTAssertEqual(first.timeline, "(ab|)", "The first listener should hear a, b and completion.")
    let second = clock.record(signal)
    clock.advance(by: .seconds(1))
    XCTAssertEqual(
      second.timeline, "-(^ab|)", "As the source is over, the next listener should start it anew.")
    XCTAssertEqual(runs, 2, "The source should have run once for each of the two.")
  }

  func test_it_is_built_by_hand() {
    let description = shared(clock.cold("-1|").setName("source")).description
    for operation in ["-publish", "-multicast", "-autoconnect", "-share", "-replay"] {
      XCTAssertFalse(
        description.contains(operation),
        "shared should be built by hand, but what it returns is \(description).")
    }
  }
}
