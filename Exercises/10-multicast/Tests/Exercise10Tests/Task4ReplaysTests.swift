import Marbles
import ReactiveCore
import XCTest

@testable import Exercise10

final class Task4ReplaysTests: XCTestCase {
  private let clock = TestScheduler()
  private lazy var source = clock.probe(clock.cold("-a-b-c-|"))

  func test_publish_has_a_plain_subject_and_does_not_connect() {
    let connection = source.signal.mini.publish()
    clock.advance(by: .seconds(2))
    XCTAssertEqual(source.lifetimes, [], "`publish()` should not connect.")
    connection.connect()
    let late = clock.record(connection.signal.signal, at: .seconds(4))
    let tooLate = clock.record(connection.signal.signal, at: .seconds(12))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      late.timeline, "----^b-c-|",
      "A subscriber that arrives at 4 s should get “b”, “c”, and the completion.")
    XCTAssertEqual(
      tooLate.timeline.moments, [],
      "A subscriber that arrives after the completion should get nothing.")
  }

  func test_multicast_has_the_given_subject_and_does_not_connect() {
    let subject = MiniReplaySubject<String>(capacity: 2)
    let connection = source.signal.mini.multicast(subject)
    let early = clock.record(connection.signal.signal)
    subject.sendNext("x")
    XCTAssertEqual(
      early.values, ["x"], "The subscriber should get “x”, which is sent to the given subject.")
    XCTAssertEqual(source.lifetimes, [], "`multicast()` should not connect.")
    connection.connect()
    let late = clock.record(connection.signal.signal, at: .seconds(6))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      late.timeline, "------(^bc)|",
      "A subscriber that arrives at 6 s should get “b” and “c”, which the given subject replays.")
  }

  func test_replay_connects_immediately_and_sends_everything() {
    let signal = source.signal.mini.replay().signal
    let second = clock.record(signal, at: .seconds(4))
    let third = clock.record(signal, at: .seconds(9))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(source.lifetimes, ["^------!"], "`replay()` should connect once, at 0 s.")
    XCTAssertEqual(
      second.timeline, "----(^ab)c-|", "A subscriber that arrives at 4 s should get all values.")
    XCTAssertEqual(
      third.timeline, "---------(^abc|)", "A subscriber that arrives at 9 s should get all values.")
  }

  func test_replay_last_connects_immediately_and_sends_the_latest_value() {
    let signal = source.signal.mini.replayLast().signal
    let second = clock.record(signal, at: .seconds(4))
    let third = clock.record(signal, at: .seconds(9))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(source.lifetimes, ["^------!"], "`replayLast()` should connect once, at 0 s.")
    XCTAssertEqual(
      second.timeline, "----(^b)c-|",
      "A subscriber that arrives at 4 s should first get “b”, the latest value.")
    XCTAssertEqual(
      third.timeline, "---------(^c|)",
      "A subscriber that arrives at 9 s should get “c” and the completion.")
  }

  func test_replay_lazily_connects_for_the_first_subscriber() {
    let signal = source.signal.mini.replayLazily().signal
    clock.advance(by: .seconds(4))
    XCTAssertEqual(source.lifetimes, [], "`replayLazily()` should not connect without subscribers.")
    let first = clock.record(signal)
    let second = clock.record(signal, at: .seconds(8))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      source.lifetimes, ["----^------!"],
      "`replayLazily()` should connect once, for the first subscriber at 4 s.")
    XCTAssertEqual(first.timeline, "----^a-b-c-|", "The first subscriber should get all events.")
    XCTAssertEqual(
      second.timeline, "--------(^ab)c-|", "A subscriber that arrives at 8 s should get all values."
    )
  }

  func test_the_replays_continue_when_their_subscribers_leave() {
    let ways: [(String, (MiniSignal<String>) -> MiniSignal<String>)] = [
      ("replay", { $0.replay() }), ("replayLast", { $0.replayLast() }),
      ("replayLazily", { $0.replayLazily() }),
    ]
    for (name, share) in ways {
      let clock = TestScheduler()
      let source = clock.probe(clock.cold("-a-b-c-|"))
      let signal = share(source.signal.mini).signal
      clock.record(signal, until: .seconds(2))
      clock.record(signal, at: .seconds(9))
      clock.advance(by: .seconds(20))
      XCTAssertEqual(
        source.lifetimes, ["^------!"],
        "`\(name)()` should continue until the source ends, even if its subscriber leaves at 2 s.")
    }
  }
}
