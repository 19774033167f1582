import Marbles
import ReactiveCore
import XCTest

@testable import Exercise10

final class Task4ReplaysTests: XCTestCase {
  private let clock = TestScheduler()

  func test_publish_waits_for_connect_and_remembers_nothing() {
    let source = clock.probe(clock.cold("-a-b-c-|"))
    let connection = source.signal.mini.publish()
    clock.advance(by: .seconds(2))
    XCTAssertEqual(source.lifetimes, [], "publish() should not subscribe before connect().")
    connection.connect()
    let late = clock.record(connection.signal.signal, at: .seconds(4))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(source.lifetimes, ["--^------!"], "connect(), at 2 s, should subscribe once.")
    XCTAssertEqual(
      late.timeline, "----^b-c-|",
      "A listener who comes at 4 s should hear b, c and the end, and no a.")
    let tooLate = clock.record(connection.signal.signal)
    clock.advance(by: .seconds(2))
    XCTAssertEqual(
      tooLate.timeline.moments, [],
      "A listener who comes after the end should hear nothing: a plain subject remembers no end.")
  }

  func test_multicast_uses_the_given_subject() {
    let source = clock.probe(clock.cold("-a-b-c-|"))
    let subject = MiniReplaySubject<String>(capacity: 2)
    let connection = source.signal.mini.multicast(subject)
    let early = clock.record(connection.signal.signal)
    subject.sendNext("x")
    XCTAssertEqual(
      early.values, ["x"], "What is sent to the given subject should reach who listens.")
    XCTAssertEqual(source.lifetimes, [], "multicast() should not subscribe before connect().")
    connection.connect()
    let late = clock.record(connection.signal.signal, at: .seconds(6))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      late.timeline, "------(^bc)|",
      "A listener who comes at 6 s should hear the last two, b and c.")
  }

  func test_replay_subscribes_now_and_tells_everything() {
    let source = clock.probe(clock.cold("-a-b-c-|"))
    let signal = source.signal.mini.replay().signal
    let second = clock.record(signal, at: .seconds(4))
    let third = clock.record(signal, at: .seconds(9))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      source.lifetimes, ["^------!"], "replay() should subscribe once, before the first listener.")
    XCTAssertEqual(
      second.timeline, "----(^ab)c-|", "A listener who comes at 4 s should hear a and b, then c.")
    XCTAssertEqual(
      third.timeline, "---------(^abc|)",
      "A listener who comes after the end should hear everything at once.")
  }

  func test_replay_last_tells_the_latest_value() {
    let source = clock.probe(clock.cold("-a-b-c-|"))
    let signal = source.signal.mini.replayLast().signal
    let second = clock.record(signal, at: .seconds(4))
    let third = clock.record(signal, at: .seconds(9))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      source.lifetimes, ["^------!"],
      "replayLast() should subscribe once, before the first listener.")
    XCTAssertEqual(
      second.timeline, "----(^b)c-|", "A listener who comes at 4 s should hear b, then c.")
    XCTAssertEqual(
      third.timeline, "---------(^c|)",
      "A listener who comes after the end should hear c and the end.")
  }

  func test_replay_lazily_subscribes_for_the_first_listener() {
    let source = clock.probe(clock.cold("-a-b-c-|"))
    let signal = source.signal.mini.replayLazily().signal
    clock.advance(by: .seconds(4))
    XCTAssertEqual(source.lifetimes, [], "Without a listener replayLazily() should not subscribe.")
    let first = clock.record(signal)
    let second = clock.record(signal, at: .seconds(8))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      source.lifetimes, ["----^------!"], "The first listener should subscribe, and only the first."
    )
    XCTAssertEqual(first.timeline, "----^a-b-c-|", "The first listener, at 4 s, should hear all.")
    XCTAssertEqual(
      second.timeline, "--------(^ab)c-|",
      "A listener who comes at 8 s should hear a and b, then c.")
  }

  func test_the_replays_go_on_when_their_listeners_leave() {
    for (name, share) in ways {
      let clock = TestScheduler()
      let source = clock.probe(clock.cold("-a-b-c-|"))
      let signal = share(source.signal.mini).signal
      clock.record(signal, until: .seconds(2))
      let late = clock.record(signal, at: .seconds(9))
      clock.advance(by: .seconds(20))
      XCTAssertEqual(
        source.lifetimes, ["^------!"],
        "\(name) should go on to its source's end, although its listener leaves at 2 s.")
      XCTAssertEqual(
        late.values.last, "c", "A listener who comes after the end should hear c from \(name).")
    }
  }

  func test_the_replays_tell_errors_and_empty_ends_to_those_who_come_late() {
    for (name, share) in ways {
      for (marbles, heard) in [("-#", "---(^#)"), ("-|", "---(^|)")] {
        let clock = TestScheduler()
        let source = clock.probe(clock.cold(Timeline<String>(marbles)))
        let signal = share(source.signal.mini).signal
        clock.record(signal)
        let late = clock.record(signal, at: .seconds(3))
        clock.advance(by: .seconds(10))
        XCTAssertEqual(
          late.timeline, Timeline<String>(heard),
          "A listener who comes at 3 s should hear at once from \(name) how its source ended.")
        XCTAssertEqual(source.lifetimes, ["^!"], "\(name) should subscribe its source once.")
      }
    }
  }

  private let ways: [(String, (MiniSignal<String>) -> MiniSignal<String>)] = [
    ("replay", { $0.replay() }),
    ("replayLast", { $0.replayLast() }),
    ("replayLazily", { $0.replayLazily() }),
  ]
}
