import ReactiveCore
import XCTest

final class MulticastTests: XCTestCase {
  let log = Log()
  let source = Source<Int>()

  func test_SIG_MULTICAST_1_MC_CONNECT_5_neither_publish_nor_multicast_connects() {
    let subject = Subject<Int>()
    let connections = [source.signal.publish(), source.signal.multicast(subject)]
    XCTAssertEqual(source.subscriptions, 0)
    XCTAssertTrue(connections[1].signal === subject)
    for connection in connections { log.record(connection.signal) }
    source.sendNext(1)
    XCTAssertEqual(log.lines, [])
    for connection in connections { connection.connect() }
    source.sendNext(2)
    XCTAssertEqual(log.lines, ["2", "2"])
  }

  func test_SIG_MULTICAST_2_GEN_COLD_3_replay_and_replayLast_subscribe_now_and_record() {
    let signals = [source.signal.replay(), source.signal.replayLast()]
    XCTAssertEqual(source.subscriptions, 2)
    (1...3).forEach(source.sendNext)
    source.sendCompleted()
    XCTAssertEqual(signals[0].syncLines, ["1", "2", "3", "completed"])
    XCTAssertEqual(signals[1].syncLines, ["3", "completed"])
    XCTAssertTrue(signals.allSatisfy { $0 is ReplaySubject<Int> })
  }

  func test_SIG_MULTICAST_3_replayLazily_subscribes_for_the_first_subscriber_and_once() {
    let signal = source.signal.replayLazily()
    XCTAssertEqual(source.subscriptions, 0)
    log.record(signal, as: "a")
    source.sendNext(1)
    log.record(signal, as: "b")
    source.sendError(Failure("lost"))
    XCTAssertEqual(log.lines, ["a 1", "b 1", "a error lost", "b error lost"])
    XCTAssertEqual(signal.syncLines, ["1", "error lost"])
    XCTAssertEqual(source.subscriptions, 1)
  }

  func test_SIG_MULTICAST_4_SIG_MULTICAST_5_disposing_subscribers_does_not_end_the_connection() {
    let stop = Subject<Void>()
    for make in [{ $0.replay() }, { $0.replayLast() }, { $0.replayLazily() }]
      as [(Signal<Int>) -> Signal<Int>]
    {
      let source = Source<Int>()
      let signal = make(source.signal.take(until: stop))
      for _ in 1...3 { signal.subscribe().dispose() }
      XCTAssertEqual([source.subscriptions, source.disposals], [1, 0])
      source.sendNext(1)
      stop.sendNext(())
      XCTAssertEqual(source.disposals, 1)
      XCTAssertEqual(signal.syncLines, ["1", "completed"])
    }
  }

  func test_who_leaves_is_held_no_longer_while_others_stay() {
    let ways: [(name: String, signal: Signal<Int>)] = [
      ("autoconnect", Signal.never().publish().autoconnect()),
      ("share", Signal.never().share()),
      ("replayLast", Signal.never().replayLast()),
      ("replayLazily", Signal.never().replayLazily()),
      ("startLazily", .startLazily(on: .immediate) { _ in }),
    ]
    for way in ways {
      let stays = way.signal.subscribe()
      var held: Box<Int>? = Box()
      let watched = Weak(held)
      way.signal.subscribeNext { [held] _ in _ = held }.dispose()
      held = nil
      XCTAssertNil(watched.object, way.name)
      stays.dispose()
    }
  }
}
