import Marbles
import ReactiveCore
import XCTest

@testable import Exercise10

final class Task3AutoconnectTests: XCTestCase {
  private let clock = TestScheduler()

  func test_the_first_listener_connects_and_others_join() {
    let source = clock.probe(clock.cold("--1-2-3-|"))
    let signal = autoconnected(source.signal)
    let first = clock.record(signal, at: .seconds(1))
    let second = clock.record(signal, at: .seconds(4))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      source.lifetimes, ["-^-------!"], "The source should be subscribed once, at 1 s, to its end.")
    XCTAssertEqual(first.timeline, "-^-1-2-3-|", "The first listener should hear all.")
    XCTAssertEqual(
      second.timeline, "----^2-3-|", "A listener who comes at 4 s should hear 2, 3 and the end.")
  }

  func test_without_a_listener_nothing_is_connected() {
    let source = clock.probe(clock.cold("-1-|"))
    let signal = autoconnected(source.signal)
    clock.advance(by: .seconds(3))
    XCTAssertEqual(source.lifetimes, [], "autoconnect() by itself should not subscribe the source.")
    let listener = clock.record(signal)
    clock.advance(by: .seconds(10))
    XCTAssertEqual(listener.timeline, "---^1-|", "The first listener, at 3 s, should connect.")
  }

  func test_the_last_one_who_leaves_disposes_the_connection() {
    let source = clock.probe(clock.cold("--1-2-3-4-5-|"))
    let signal = autoconnected(source.signal)
    let first = clock.record(signal, until: .seconds(5))
    let second = clock.record(signal, at: .seconds(3), until: .seconds(9))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      source.lifetimes, ["^--------!"],
      "The source should go on when the first leaves at 5 s, and end when the last leaves at 9 s.")
    XCTAssertEqual(
      first.timeline, "--1-2!", "A listener who leaves at 5 s should have heard 1 and 2.")
    XCTAssertEqual(second.timeline, "---^2-3-4!", "The second should hear 2, 3 and 4.")
  }

  func test_who_came_last_need_not_be_the_last_to_leave() {
    let source = clock.probe(clock.cold("--1-2-3-4-5-|"))
    let signal = autoconnected(source.signal)
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
    let signal = autoconnected(source.signal)
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

  func test_it_does_not_connect_again() {
    let source = clock.probe(clock.cold("--1-2-3-|"))
    let signal = autoconnected(source.signal)
    clock.record(signal, until: .seconds(3))
    let late = clock.record(signal, at: .seconds(5))
    clock.advance(by: .seconds(10))
    XCTAssertEqual(
      source.lifetimes, ["^--!"],
      "A listener who comes after all have left should not subscribe the source.")
    XCTAssertEqual(
      late.timeline, "-----^----",
      "As the connection is over, a listener who comes at 5 s should hear nothing.")
  }

  func test_a_replay_subject_tells_the_late_one_what_it_has_recorded() {
    let source = clock.probe(clock.cold("--1-2-3-|"))
    let signal = autoconnected(source.signal, through: MiniReplaySubject())
    let first = clock.record(signal, until: .seconds(5))
    let late = clock.record(signal, at: .seconds(7))
    clock.advance(by: .seconds(10))
    XCTAssertEqual(
      first.timeline, "--1-2!", "A listener who leaves at 5 s should have heard 1 and 2.")
    XCTAssertEqual(
      late.timeline, "-------(^12)-------",
      "A listener who comes at 7 s should hear 1 and 2, and no more."
    )
    XCTAssertEqual(source.lifetimes, ["^----!"], "The source should have been subscribed once.")
  }

  func test_an_error_reaches_everybody_and_ends_the_connection() {
    let source = clock.probe(clock.cold("-1---#"))
    let signal = autoconnected(source.signal)
    let first = clock.record(signal)
    let second = clock.record(signal, at: .seconds(2))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(first.timeline, "-1---#", "The error should reach the first listener at 5 s.")
    XCTAssertEqual(second.timeline, "--^--#", "The error should reach the second listener at 5 s.")
    XCTAssertEqual(source.lifetimes, ["^----!"], "The source should have been subscribed once.")
  }

  func test_the_end_of_an_empty_source_counts_as_leaving() {
    let source = clock.probe(clock.cold("--|"))
    let connection = MiniMulticastConnection(source: source.signal.mini, subject: MiniSubject())
    let signal = connection.autoconnect().signal
    let first = clock.record(signal)
    let second = clock.record(signal, at: .seconds(1))
    clock.advance(by: .seconds(10))
    XCTAssertEqual(first.timeline, "--|", "The first should hear the completion at 2 s.")
    XCTAssertEqual(second.timeline, "-^|", "The second should hear the completion at 2 s too.")
    XCTAssertEqual(source.lifetimes, ["^-!"], "The source should have been subscribed once.")
    XCTAssertTrue(
      connection.connect().isDisposed, "With its last listener gone, it should be disposed of.")
  }

  func test_an_end_that_the_subject_is_sent_from_elsewhere_counts_as_leaving() {
    let source = clock.probe(clock.cold("--1-2-|"))
    let subject = MiniSubject<String>()
    let listener = clock.record(autoconnected(source.signal, through: subject))
    clock.advance(by: .seconds(3))
    subject.sendCompleted()
    clock.advance(by: .seconds(10))
    XCTAssertEqual(listener.timeline, "--1|", "The listener should hear the completion at 3 s.")
    XCTAssertEqual(
      source.lifetimes, ["^--!"],
      "With its only listener gone at 3 s, the connection should be disposed.")
  }

  func test_the_first_hears_all_of_a_source_that_sends_at_once() {
    let signal = autoconnected(Signal.return("1"))
    let first = clock.record(signal)
    clock.advance(by: .seconds(1))
    let second = clock.record(signal)
    clock.advance(by: .seconds(2))
    XCTAssertEqual(first.timeline, "(1|)", "The first listener should hear 1 and the completion.")
    XCTAssertEqual(second.timeline, "-^--", "The second is too late, and should hear nothing.")
  }

  private func autoconnected(
    _ source: Signal<String>, through subject: MiniSubject<String> = MiniSubject()
  ) -> Signal<String> {
    MiniMulticastConnection(source: source.mini, subject: subject).autoconnect().signal
  }
}
