import Marbles
import ReactiveCore
import XCTest

@testable import Exercise10

final class Task3AutoconnectTests: XCTestCase {
  private let clock = TestScheduler()

  func test_the_first_subscriber_connects_and_others_share() {
    let source = clock.probe(clock.cold("--1-2-3-|"))
    let signal = autoconnected(source.signal)
    let first = clock.record(signal, at: .seconds(1))
    let second = clock.record(signal, at: .seconds(4))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      source.lifetimes, ["-^-------!"],
      "The source should start once, with the first subscriber at 1 s.")
    XCTAssertEqual(first.timeline, "-^-1-2-3-|", "The first subscriber should get everything.")
    XCTAssertEqual(
      second.timeline, "----^2-3-|", "A subscriber who comes at 4 s should get 2, 3, and the end.")
  }

  func test_the_first_subscriber_gets_all_of_a_source_that_sends_at_once() {
    XCTAssertEqual(
      clock.timeline(of: autoconnected(Signal.return("1"))), "(1|)",
      "The first subscriber should get 1 and the end, which the source sends immediately.")
  }

  func test_the_last_subscriber_who_leaves_disposes_the_connection() {
    let source = clock.probe(clock.cold("--1-2-3-4-5-|"))
    let signal = autoconnected(source.signal)
    let first = clock.record(signal, until: .seconds(5))
    let second = clock.record(signal, at: .seconds(3), until: .seconds(9))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      source.lifetimes, ["^--------!"],
      "The connection should be disposed at 9 s, when the last subscriber leaves, and not at 5 s.")
    XCTAssertEqual(first.timeline, "--1-2!", "The first subscriber should get 1 and 2, until 5 s.")
    XCTAssertEqual(
      second.timeline, "---^2-3-4!", "The second subscriber should get 2, 3, and 4, until 9 s.")
  }

  func test_the_last_to_leave_may_be_the_first_who_came() {
    let source = clock.probe(clock.cold("--1-2-3-4-5-|"))
    let signal = autoconnected(source.signal)
    clock.record(signal, until: .seconds(9))
    clock.record(signal, at: .seconds(3), until: .seconds(5))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      source.lifetimes, ["^--------!"],
      "The connection should be disposed when the first subscriber leaves, at 9 s, and not at 5 s.")
  }

  func test_a_subscriber_may_come_when_another_has_left() {
    let source = clock.probe(clock.cold("--1-2-3-4-5-|"))
    let signal = autoconnected(source.signal)
    clock.record(signal, until: .seconds(3))
    clock.record(signal, at: .seconds(1), until: .seconds(7))
    let third = clock.record(signal, at: .seconds(5), until: .seconds(9))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      third.timeline, "-----^3-4!", "A subscriber from 5 s to 9 s should get 3 and 4.")
    XCTAssertEqual(
      source.lifetimes, ["^--------!"],
      "Subscribers leave at 3, 7, and 9 s, and the connection should be disposed at 9 s.")
  }

  func test_an_end_counts_as_leaving() {
    let source = clock.probe(clock.cold("--|"))
    let connection = MiniMulticastConnection(source: source.signal.mini, subject: MiniSubject())
    let signal = connection.autoconnect().signal
    let first = clock.record(signal)
    let second = clock.record(signal, at: .seconds(1))
    clock.advance(by: .seconds(10))
    XCTAssertEqual(first.timeline, "--|", "The first subscriber should get the completion.")
    XCTAssertEqual(second.timeline, "-^|", "The second subscriber should get the completion.")
    XCTAssertTrue(
      connection.connect().isDisposed,
      "The completion counts as leaving, so the connection should be disposed.")
  }

  func test_an_end_that_other_code_sends_counts_as_leaving() {
    let source = clock.probe(clock.cold("--1-2-|"))
    let subject = MiniSubject<String>()
    let subscriber = clock.record(autoconnected(source.signal, through: subject))
    clock.advance(by: .seconds(3))
    subject.sendCompleted()
    clock.advance(by: .seconds(10))
    XCTAssertEqual(subscriber.timeline, "--1|", "The subscriber should get the completion at 3 s.")
    XCTAssertEqual(
      source.lifetimes, ["^--!"],
      "The completion at 3 s counts as leaving, so the connection should be disposed.")
  }

  func test_it_never_connects_again() {
    let source = clock.probe(clock.cold("--1-2-3-|"))
    let signal = autoconnected(source.signal)
    clock.record(signal, until: .seconds(3))
    let late = clock.record(signal, at: .seconds(5))
    clock.advance(by: .seconds(10))
    XCTAssertEqual(
      source.lifetimes, ["^--!"],
      "The last subscriber leaves at 3 s, and autoconnect() should not connect again.")
    XCTAssertEqual(
      late.timeline, "-----^----",
      "The last subscriber leaves at 3 s, and a subscriber who comes at 5 s should get nothing.")
  }

  func test_a_later_subscriber_gets_what_the_subject_replays() {
    let source = clock.probe(clock.cold("--1-2-3-|"))
    let signal = autoconnected(source.signal, through: MiniReplaySubject())
    clock.record(signal, until: .seconds(5))
    let late = clock.record(signal, at: .seconds(7))
    clock.advance(by: .seconds(10))
    XCTAssertEqual(
      late.timeline, "-------(^12)-------",
      "The connection is disposed at 5 s, and the subject should replay 1 and 2 at 7 s.")
  }

  private func autoconnected(
    _ source: Signal<String>, through subject: MiniSubject<String> = MiniSubject()
  ) -> Signal<String> {
    MiniMulticastConnection(source: source.mini, subject: subject).autoconnect().signal
  }
}
