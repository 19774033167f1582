import Dispatch
import Marbles
import ReactiveCore
import XCTest

@testable import Exercise10

final class Task2MiniMulticastConnectionTests: XCTestCase {
  private let clock = TestScheduler()

  func test_nothing_flows_before_connect() {
    let source = clock.probe(clock.cold("-1-2-|"))
    let connection = connection(to: source)
    let listener = clock.record(connection.signal.signal)
    clock.advance(by: .seconds(2))
    XCTAssertEqual(
      source.lifetimes, [], "Before connect() the source should not be subscribed.")
    connection.connect()
    clock.advance(by: .seconds(10))
    XCTAssertEqual(
      source.lifetimes, ["--^----!"], "connect(), at 2 s, should subscribe the source.")
    XCTAssertEqual(
      listener.timeline, "---1-2-|", "The listener should hear what flows after connect() at 2 s.")
  }

  func test_all_listeners_share_one_subscription() {
    let source = clock.probe(clock.cold("-1-2-3-|"))
    let connection = connection(to: source)
    let first = clock.record(connection.signal.signal)
    let second = clock.record(connection.signal.signal, at: .seconds(2))
    connection.connect()
    clock.advance(by: .seconds(20))
    XCTAssertEqual(first.timeline, "-1-2-3-|", "The first listener should hear all.")
    XCTAssertEqual(
      second.timeline, "--^2-3-|", "A listener who comes at 2 s should hear 2, 3 and the end.")
    XCTAssertEqual(source.lifetimes, ["^------!"], "The source should have one subscription.")
  }

  func test_every_call_returns_the_same_disposable_and_the_first_subscribes() {
    let source = clock.probe(clock.cold("-1-2-|"))
    let connection = connection(to: source)
    let listener = clock.record(connection.signal.signal)
    let first = connection.connect()
    clock.advance(by: .seconds(2))
    let second = connection.connect()
    clock.advance(by: .seconds(20))
    XCTAssertTrue(
      first === second, "The second connect() should return the first one's disposable.")
    XCTAssertEqual(
      source.lifetimes, ["^----!"], "Two calls of connect() should make one subscription.")
    XCTAssertEqual(listener.timeline, "-1-2-|", "Each value should be heard once.")
  }

  func test_dispose_ends_the_subscription_without_telling_the_listeners() {
    let source = clock.probe(clock.cold("-1-2-3-|"))
    let connection = connection(to: source)
    let listener = clock.record(connection.signal.signal)
    connection.connect()
    clock.advance(by: .seconds(4))
    connection.connect().dispose()
    clock.advance(by: .seconds(4))
    XCTAssertEqual(
      source.lifetimes, ["^---!"], "dispose(), at 4 s, should end the subscription to the source.")
    XCTAssertEqual(
      listener.timeline, "-1-2----", "The listener should hear 1 and 2, and then nothing: no end.")
  }

  func test_after_dispose_it_never_connects_again() {
    let source = clock.probe(clock.cold("-1-2-3-|"))
    let connection = connection(to: source)
    let first = connection.connect()
    clock.advance(by: .seconds(2))
    first.dispose()
    let second = connection.connect()
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      source.lifetimes, ["^-!"], "connect() after dispose() should not subscribe the source again.")
    XCTAssertTrue(first === second, "connect() after dispose() should return the same disposable.")
  }

  func test_an_error_reaches_every_listener() {
    let source = clock.probe(clock.cold("-1-#"))
    let connection = connection(to: source)
    let first = clock.record(connection.signal.signal)
    let second = clock.record(connection.signal.signal, at: .seconds(2))
    connection.connect()
    clock.advance(by: .seconds(20))
    XCTAssertEqual(first.timeline, "-1-#", "The error should reach the first listener at 3 s.")
    XCTAssertEqual(second.timeline, "--^#", "The error should reach the second listener at 3 s.")
    XCTAssertEqual(source.lifetimes, ["^--!"], "There should be one subscription to the source.")
  }

  func test_the_subject_decides_what_a_late_listener_hears() {
    let source = clock.probe(clock.cold("--|"))
    let connection = connection(to: source, through: MiniReplaySubject())
    connection.connect()
    let late = clock.record(connection.signal.signal, at: .seconds(5))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      late.timeline, "-----(^|)",
      "Through a replay subject, a listener who comes at 5 s should hear at once that an empty source is over."
    )
    XCTAssertEqual(source.lifetimes, ["^-!"], "The late listener should not subscribe the source.")
  }

  func test_a_second_thread_does_not_wait_for_the_first() {
    let subscriptions = Count()
    let disposals = Count()
    let (began, goOn, ended) = (semaphore(), semaphore(), semaphore())
    let slow = MiniSignal<Int> { _ in
      if subscriptions.increase() == 1 {
        began.signal()
        _ = goOn.wait(timeout: .now() + 4)
      }
      return MiniDisposable { disposals.increase() }
    }
    nonisolated(unsafe) let connection = MiniMulticastConnection(
      source: slow, subject: MiniSubject())
    nonisolated(unsafe) var first: MiniDisposable?
    DispatchQueue.global().async {
      first = connection.connect()
      ended.signal()
    }
    guard began.wait(timeout: .now() + 2) == .success else {
      return XCTFail("connect() should subscribe the source, on the thread that calls it.")
    }
    let returned = semaphore()
    nonisolated(unsafe) var second: MiniDisposable?
    DispatchQueue.global().async {
      second = connection.connect()
      second?.dispose()
      returned.signal()
    }
    let hasReturned = returned.wait(timeout: .now() + 2) == .success
    XCTAssertTrue(
      hasReturned,
      "While one thread subscribes a slow source, connect() on another should return at once.")
    goOn.signal()
    let hasEnded = ended.wait(timeout: .now() + 2) == .success
    XCTAssertEqual(subscriptions.value, 1, "Of two threads, one should subscribe the source.")
    guard hasReturned, hasEnded else { return }
    XCTAssertTrue(
      first === second,
      "The disposable should be there before the source is subscribed: both threads should get it.")
    XCTAssertEqual(
      disposals.value, 1,
      "The second thread disposed it while the first was subscribing: the subscription should end.")
  }

  func test_a_thread_that_comes_in_between_does_not_subscribe_too() {
    let (subscriptions, uses) = whenAThreadComesInBetween()
    XCTAssertGreaterThan(
      uses, 0,
      "connect() should ask inside the withLock of a Guarded whether it is the first call.")
    XCTAssertEqual(
      subscriptions, 1,
      "When another thread connects as soon as the lock is free, only one should subscribe.")
  }

  /// Connects on another thread as soon as the lock is free.
  private func whenAThreadComesInBetween() -> (subscriptions: Int, uses: Int) {
    let subscriptions = Count()
    let uses = Count()
    let source = MiniSignal<Int> { _ in
      subscriptions.increase()
      return nil
    }
    nonisolated(unsafe) let connection = MiniMulticastConnection(
      source: source, subject: MiniSubject())
    OtherThreads.$turn.withValue({ if uses.increase() == 1 { connection.connect() } }) {
      _ = connection.connect()
    }
    return (subscriptions.value, uses.value)
  }

  private func semaphore() -> DispatchSemaphore { DispatchSemaphore(value: 0) }

  private func connection(
    to source: Probe<String>, through subject: MiniSubject<String> = MiniSubject()
  ) -> MiniMulticastConnection<String> {
    MiniMulticastConnection(source: source.signal.mini, subject: subject)
  }
}
