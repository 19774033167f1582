import Dispatch
import ReactiveCore
import XCTest

final class MulticastTests: XCTestCase {
  private lazy var connection = source.signal.publish()
  let log = Log()
  let source = Source<Int>()

  // SIG-MULTICAST-1, MC-CONNECT-5
  func test_publish_and_multicast_do_not_connect() {
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

  // SIG-MULTICAST-2, GEN-COLD-3
  func test_replay_and_replayLast_subscribe_at_once_and_record() {
    let signals = [source.signal.replay(), source.signal.replayLast()]
    XCTAssertEqual(source.subscriptions, 2)
    (1...3).forEach(source.sendNext)
    source.sendCompleted()
    XCTAssertEqual(signals[0].syncLines, ["1", "2", "3", "completed"])
    XCTAssertEqual(signals[1].syncLines, ["3", "completed"])
    XCTAssertTrue(signals.allSatisfy { $0 is ReplaySubject<Int> })
  }

  // SIG-MULTICAST-3
  func test_replayLazily_subscribes_once_for_the_first_subscriber() {
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

  // SIG-MULTICAST-4, SIG-MULTICAST-5
  func test_disposing_all_subscriptions_does_not_end_the_connection() {
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

  func test_a_disposed_subscriber_is_released_while_others_stay() {
    let ways: [(name: String, signal: Signal<Int>)] = [
      ("autoconnect", Signal.never().publish().autoconnect()),
      ("share", Signal.never().share()),
      ("replayLast", Signal.never().replayLast()),
      ("replayLazily", Signal.never().replayLazily()),
      ("startLazily", .startLazily(on: .immediate) { _ in }),
    ]
    for way in ways {
      let stays = way.signal.subscribe()
      var held: LockedValue<Int>? = LockedValue()
      let watched = Weak(held)
      way.signal.subscribeNext { [held] _ in _ = held }.dispose()
      held = nil
      XCTAssertNil(watched.object, way.name)
      stays.dispose()
    }
  }

  // MC-CONNECT-1, MC-CONNECT-2, MC-CONNECT-3, MC-CONNECT-6
  func test_a_connection_connects_only_once_even_after_disposal() {
    log.record(connection.signal)
    let disposable = connection.connect()
    XCTAssertTrue(connection.connect() === disposable)
    source.sendNext(1)
    disposable.dispose()
    source.sendNext(2)
    XCTAssertEqual(log.lines, ["1"])
    XCTAssertTrue(connection.connect() === disposable)
    XCTAssertEqual([source.subscriptions, source.disposals], [1, 1])
  }

  // MC-CONNECT-4
  func test_only_one_of_two_connecting_threads_subscribes_and_the_other_does_not_wait() {
    let (subscribing, resume) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let starts = Counter()
    let slow = Signal<Int> { _ in
      starts.increment()
      subscribing.signal()
      resume.wait()
      return nil
    }
    let connection = slow.publish()
    let handles = LockedValue<[Disposable]>([])
    let connected = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      handles.value?.append(connection.connect())
      connected.signal()
    }
    subscribing.wait()
    let disposable = connection.connect()  // This call must not wait for the other one.
    resume.signal()
    connected.wait()
    XCTAssertTrue(handles.value?.first === disposable)
    XCTAssertEqual(starts.value, 1)
  }

  // MC-AUTO-7
  func test_a_replayed_value_that_ends_all_subscriptions_disconnects_before_completion() {
    let shares: [(Signal<Int>) -> Signal<Int>] = [
      { $0.multicast(ReplaySubject()).autoconnect() }, { $0.share(replay: 1) },
    ]
    for share in shares {
      let source = Source<Int>("source", log: log)
      let signal = share(source.signal)
      let newcomers = Subject<Signal<Int>>()
      log.record(newcomers.flatten().take(2))
      newcomers.sendNext(signal)
      source.sendNext(1)
      newcomers.sendNext(signal)
      XCTAssertEqual(
        log.takeLines(), ["subscribe source", "1", "1", "dispose source", "completed"])
    }
  }

  // MC-AUTO-1, MC-AUTO-3
  func test_autoconnect_connects_for_the_first_subscriber_and_disconnects_after_the_last() {
    let signal = connection.autoconnect()
    XCTAssertEqual(source.subscriptions, 0)
    let handles = ["a", "b"].map { log.record(signal, as: $0) }
    source.sendNext(1)
    XCTAssertEqual(log.lines, ["a 1", "b 1"])
    handles[0].dispose()
    XCTAssertEqual([source.subscriptions, source.disposals], [1, 0])
    handles[1].dispose()
    XCTAssertEqual(source.disposals, 1)
  }

  // MC-AUTO-2, ORD-SUBSCRIBE-9
  func test_synchronous_values_reach_only_the_first_subscriber() {
    let endless = Signal<Int> { subscriber in
      subscriber.sendNext(1)
      return Disposable { _ = subscriber }
    }
    let signal = endless.publish().autoconnect()
    log.record(signal, as: "a")
    log.record(signal, as: "b")
    XCTAssertEqual(log.lines, ["a 1"])
  }

  // MC-AUTO-4
  func test_a_subscriber_after_the_last_disposal_gets_nothing() {
    let signal = connection.autoconnect()
    signal.subscribe().dispose()
    log.record(signal)
    source.sendNext(1)
    source.sendCompleted()
    XCTAssertEqual(log.lines, [])
    XCTAssertEqual(source.subscriptions, 1)
  }

  // MC-AUTO-4, MC-AUTO-7
  func test_a_subscriber_after_the_source_has_ended_gets_nothing() {
    let signal = connection.autoconnect()
    log.record(signal)
    source.sendCompleted()
    XCTAssertEqual(log.takeLines(), ["completed"])
    XCTAssertTrue(connection.connect().isDisposed)
    log.record(signal)
    XCTAssertEqual(log.lines, [])
  }

  // MC-AUTO-5
  func test_with_a_replay_subject_a_late_subscriber_still_gets_the_recording() {
    let signal = source.signal.multicast(ReplaySubject()).autoconnect()
    let disposable = signal.subscribe()
    source.sendNext(1)
    disposable.dispose()
    XCTAssertEqual(signal.syncLines, ["1"])
    XCTAssertEqual(source.subscriptions, 1)
  }

  // MC-AUTO-6
  func test_each_autoconnected_signal_has_its_own_count() {
    let (first, second) = (connection.autoconnect(), connection.autoconnect())
    let disposable = first.subscribe()
    log.record(second)
    XCTAssertEqual(source.subscriptions, 1)
    disposable.dispose()
    XCTAssertEqual(source.disposals, 1)
    source.sendNext(1)
    XCTAssertEqual(log.lines, [])
  }
}
