import Dispatch
import Marbles
import ReactiveCore
import XCTest

@testable import Exercise10

final class Task2MiniMulticastConnectionTests: XCTestCase {
  private let clock = TestScheduler()

  func test_before_connect_the_source_is_not_subscribed() {
    let source = clock.probe(clock.cold("-1-2-|"))
    let connection = connection(to: source)
    let subscriber = clock.record(connection.signal.signal)
    clock.advance(by: .seconds(2))
    XCTAssertEqual(source.lifetimes, [], "Before connect(), the source should not run.")
    connection.connect()
    clock.advance(by: .seconds(10))
    XCTAssertEqual(
      subscriber.timeline, "---1-2-|", "connect(), at 2 s, should start the source."
    )
  }

  func test_the_source_is_sent_to_the_subject() {
    let source = clock.probe(clock.cold("-1-2-3-|"))
    let connection = connection(to: source)
    let first = clock.record(connection.signal.signal)
    let second = clock.record(connection.signal.signal, at: .seconds(2))
    connection.connect()
    clock.advance(by: .seconds(20))
    XCTAssertEqual(first.timeline, "-1-2-3-|", "The first subscriber should get everything.")
    XCTAssertEqual(
      second.timeline, "--^2-3-|", "A subscriber who comes at 2 s should get 2, 3, and the end.")
    XCTAssertEqual(source.lifetimes, ["^------!"], "Two subscribers should share one subscription.")
  }

  func test_an_error_is_sent_to_the_subject() {
    let connection = connection(to: clock.probe(clock.cold("-1-#")))
    let subscriber = clock.record(connection.signal.signal)
    connection.connect()
    clock.advance(by: .seconds(20))
    XCTAssertEqual(subscriber.timeline, "-1-#", "The subscriber should get the source's error.")
  }

  func test_the_given_subject_is_used() {
    let source = clock.probe(clock.cold("--|"))
    let connection = connection(to: source, through: MiniReplaySubject())
    connection.connect()
    let late = clock.record(connection.signal.signal, at: .seconds(5))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      late.timeline, "-----(^|)",
      "The subject replays, so a subscriber who comes after the completion should get it.")
  }

  func test_every_call_returns_the_same_disposable() {
    let source = clock.probe(clock.cold("-1-2-|"))
    let connection = connection(to: source)
    let first = connection.connect()
    clock.advance(by: .seconds(2))
    let second = connection.connect()
    clock.advance(by: .seconds(20))
    XCTAssertTrue(first === second, "Both calls of connect() should return the same disposable.")
    XCTAssertEqual(source.lifetimes, ["^----!"], "Only the first connect() should subscribe.")
  }

  func test_no_call_subscribes_after_a_dispose() {
    let source = clock.probe(clock.cold("-1-2-3-|"))
    let connection = connection(to: source)
    let first = connection.connect()
    clock.advance(by: .seconds(2))
    first.dispose()
    let second = connection.connect()
    clock.advance(by: .seconds(20))
    XCTAssertEqual(source.lifetimes, ["^-!"], "After disposal, connect() should not subscribe.")
    XCTAssertTrue(first === second, "After disposal, connect() should return the same disposable.")
  }

  func test_disposing_ends_the_subscription_without_an_end_for_the_subscribers() {
    let source = clock.probe(clock.cold("-1-2-3-|"))
    let connection = connection(to: source)
    let subscriber = clock.record(connection.signal.signal)
    connection.connect()
    clock.advance(by: .seconds(4))
    connection.connect().dispose()
    clock.advance(by: .seconds(4))
    XCTAssertEqual(
      source.lifetimes, ["^---!"], "Disposing at 4 s should end the subscription to the source.")
    XCTAssertEqual(
      subscriber.timeline, "-1-2----", "Disposal should not end the subscriber's signal.")
  }

  func test_of_two_threads_one_subscribes() {
    let (subscriptions, uses) = (Count(), Count())
    let source = MiniSignal<Int> { _ in
      subscriptions.increase()
      return nil
    }
    nonisolated(unsafe) let connection = MiniMulticastConnection(
      source: source, subject: MiniSubject())
    OtherThreads.$turn.withValue({ if uses.increase() == 1 { connection.connect() } }) {
      _ = connection.connect()
    }
    XCTAssertGreaterThan(
      uses.value, 0, "connect() should check its flag in the withLock of a Guarded.")
    XCTAssertEqual(
      subscriptions.value, 1,
      "Another thread connects as soon as the lock is free. Only one thread should subscribe.")
  }

  func test_the_other_thread_returns_at_once() {
    let (subscriptions, disposals) = (Count(), Count())
    let (began, goOn, ended, returned) = (semaphore(), semaphore(), semaphore(), semaphore())
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
    nonisolated(unsafe) var second: MiniDisposable?
    DispatchQueue.global().async {
      first = connection.connect()
      ended.signal()
    }
    guard began.wait(timeout: .now() + 2) == .success else {
      return XCTFail("connect() should subscribe to the source on the calling thread.")
    }
    DispatchQueue.global().async {
      second = connection.connect()
      second?.dispose()
      returned.signal()
    }
    let hasReturned = returned.wait(timeout: .now() + 2) == .success
    XCTAssertTrue(
      hasReturned,
      "While one thread subscribes to a slow source, connect() on another should return.")
    goOn.signal()
    let hasEnded = ended.wait(timeout: .now() + 2) == .success
    XCTAssertEqual(subscriptions.value, 1, "Only one thread should subscribe to the source.")
    guard hasReturned, hasEnded else { return }
    XCTAssertTrue(first === second, "Both threads should get the same disposable.")
    XCTAssertEqual(
      disposals.value, 1,
      "The other thread has disposed the disposable, so the subscription should be disposed.")
  }

  private func semaphore() -> DispatchSemaphore { DispatchSemaphore(value: 0) }

  private func connection(
    to source: Probe<String>, through subject: MiniSubject<String> = MiniSubject()
  ) -> MiniMulticastConnection<String> {
    MiniMulticastConnection(source: source.signal.mini, subject: subject)
  }
}
