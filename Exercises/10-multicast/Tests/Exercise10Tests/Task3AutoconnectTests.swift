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
      "The source should start once, when the first subscriber arrives at 1 s.")
    XCTAssertEqual(first.timeline, "-^-1-2-3-|", "The first subscriber should get all events.")
    XCTAssertEqual(
      second.timeline, "----^2-3-|",
      "A subscriber that arrives at 4 s should get 2, 3, and the completion.")
  }

  func test_the_first_subscriber_gets_what_the_source_sends_immediately() {
    XCTAssertEqual(
      clock.timeline(of: autoconnected(Signal.return("1"))), "(1|)",
      "The first subscriber should get everything that the source sends immediately.")
  }

  func test_the_connection_is_disposed_when_the_last_subscriber_leaves() {
    let source = clock.probe(clock.cold("--1-2-3-4-5-|"))
    let signal = autoconnected(source.signal)
    let first = clock.record(signal, until: .seconds(5))
    let second = clock.record(signal, at: .seconds(3), until: .seconds(9))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      source.lifetimes, ["^--------!"],
      "The connection should be disposed when the last subscriber leaves at 9 s, not at 5 s.")
    XCTAssertEqual(
      first.timeline, "--1-2!", "The first subscriber should get 1 and 2 before it leaves at 5 s.")
    XCTAssertEqual(
      second.timeline, "---^2-3-4!",
      "The second subscriber should get 2, 3, and 4 before it leaves at 9 s.")
  }

  func test_the_first_subscriber_may_leave_last() {
    let source = clock.probe(clock.cold("--1-2-3-4-5-|"))
    let signal = autoconnected(source.signal)
    clock.record(signal, until: .seconds(9))
    clock.record(signal, at: .seconds(3), until: .seconds(5))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      source.lifetimes, ["^--------!"],
      "The first subscriber leaves last, so the connection should be disposed at 9 s, not at 5 s.")
  }

  func test_a_subscriber_may_arrive_after_another_has_left() {
    let source = clock.probe(clock.cold("--1-2-3-4-5-|"))
    let signal = autoconnected(source.signal)
    clock.record(signal, until: .seconds(3))
    clock.record(signal, at: .seconds(1), until: .seconds(7))
    let third = clock.record(signal, at: .seconds(5), until: .seconds(9))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      third.timeline, "-----^3-4!", "A subscriber that stays from 5 s to 9 s should get 3 and 4.")
    XCTAssertEqual(
      source.lifetimes, ["^--------!"],
      "The connection should be disposed at 9 s, when the last of three subscribers leaves.")
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
      "The completion counts as leaving, so it should dispose the connection.")
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
      "The completion at 3 s counts as leaving, so it should dispose the connection.")
  }

  func test_it_never_connects_again() {
    let source = clock.probe(clock.cold("--1-2-3-|"))
    let signal = autoconnected(source.signal)
    clock.record(signal, until: .seconds(3))
    let late = clock.record(signal, at: .seconds(5))
    clock.advance(by: .seconds(10))
    XCTAssertEqual(
      source.lifetimes, ["^--!"],
      "`autoconnect()` should not connect again after the last subscriber leaves at 3 s.")
    XCTAssertEqual(
      late.timeline, "-----^----",
      "A subscriber that arrives after the last one left should get nothing from a plain subject.")
  }

  func test_a_later_subscriber_gets_what_the_subject_replays() {
    let source = clock.probe(clock.cold("--1-2-3-|"))
    let signal = autoconnected(source.signal, through: MiniReplaySubject())
    clock.record(signal, until: .seconds(5))
    let late = clock.record(signal, at: .seconds(7))
    clock.advance(by: .seconds(10))
    XCTAssertEqual(
      late.timeline, "-------(^12)-------",
      "A subscriber that arrives after disposal should get 1 and 2, which the subject replays.")
  }

  private func autoconnected(
    _ source: Signal<String>, through subject: MiniSubject<String> = MiniSubject()
  ) -> Signal<String> {
    MiniMulticastConnection(source: source.mini, subject: subject).autoconnect().signal
  }
}
