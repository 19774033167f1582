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
    XCTAssertEqual(
      source.lifetimes, [], "Before `connect()`, nothing should subscribe to the source.")
    connection.connect()
    clock.advance(by: .seconds(10))
    XCTAssertEqual(
      subscriber.timeline, "---1-2-|",
      "The subscriber should get the source's events after `connect()` at 2 s.")
  }

  func test_the_events_of_the_source_are_sent_to_the_subject() {
    let source = clock.probe(clock.cold("-1-2-3-|"))
    let connection = connection(to: source)
    let first = clock.record(connection.signal.signal)
    let second = clock.record(connection.signal.signal, at: .seconds(2))
    connection.connect()
    clock.advance(by: .seconds(20))
    XCTAssertEqual(first.timeline, "-1-2-3-|", "The first subscriber should get all events.")
    XCTAssertEqual(
      second.timeline, "--^2-3-|",
      "A subscriber that arrives at 2 s should get 2, 3, and the completion.")
    XCTAssertEqual(
      source.lifetimes, ["^------!"], "Both subscribers should share one subscription.")
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
      "A late subscriber should get the completion, because the given subject replays it.")
  }

  func test_every_call_returns_the_same_disposable() {
    let source = clock.probe(clock.cold("-1-2-|"))
    let connection = connection(to: source)
    let first = connection.connect()
    clock.advance(by: .seconds(2))
    let second = connection.connect()
    clock.advance(by: .seconds(20))
    XCTAssertTrue(first === second, "Both calls of `connect()` should return the same disposable.")
    XCTAssertEqual(
      source.lifetimes, ["^----!"], "Only the first `connect()` should subscribe to the source.")
  }

  func test_connect_does_not_subscribe_after_disposal() {
    let source = clock.probe(clock.cold("-1-2-3-|"))
    let connection = connection(to: source)
    let first = connection.connect()
    clock.advance(by: .seconds(2))
    first.dispose()
    let second = connection.connect()
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      source.lifetimes, ["^-!"], "After disposal, `connect()` should not subscribe again.")
    XCTAssertTrue(
      first === second, "After disposal, `connect()` should return the same disposable.")
  }

  func test_disposing_sends_the_subscribers_no_event() {
    let source = clock.probe(clock.cold("-1-2-3-|"))
    let connection = connection(to: source)
    let subscriber = clock.record(connection.signal.signal)
    connection.connect()
    clock.advance(by: .seconds(4))
    connection.connect().dispose()
    clock.advance(by: .seconds(4))
    XCTAssertEqual(
      source.lifetimes, ["^---!"],
      "Disposing the connection at 4 s should end the subscription to the source.")
    XCTAssertEqual(
      subscriber.timeline, "-1-2----",
      "Disposing the connection should not send the subscriber an event.")
  }

  func test_only_one_of_two_threads_subscribes() {
    let (subscriptions, uses) = (Count(), Count())
    let source = MiniSignal<Int> { _ in
      subscriptions.increase()
      return nil
    }
    nonisolated(unsafe) let connection = MiniMulticastConnection(
      source: source, subject: MiniSubject())
    OtherThreads.$afterUnlock.withValue({ if uses.increase() == 1 { connection.connect() } }) {
      _ = connection.connect()
    }
    XCTAssertGreaterThan(
      uses.value, 0, "`connect()` should read and set its flag in the `withLock` of a `Guarded`.")
    XCTAssertEqual(
      subscriptions.value, 1,
      "Only one thread should subscribe, even if another connects as soon as the lock is free.")
  }

  func test_the_other_thread_returns_immediately() {
    let (subscriptions, disposals) = (Count(), Count())
    let (began, resume, ended, returned) = (semaphore(), semaphore(), semaphore(), semaphore())
    let slow = MiniSignal<Int> { _ in
      if subscriptions.increase() == 1 {
        began.signal()
        _ = resume.wait(timeout: .now() + 4)
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
      return XCTFail("`connect()` should subscribe to the source on the calling thread.")
    }
    DispatchQueue.global().async {
      second = connection.connect()
      second?.dispose()
      returned.signal()
    }
    let hasReturned = returned.wait(timeout: .now() + 2) == .success
    XCTAssertTrue(
      hasReturned,
      "`connect()` should return immediately while another thread subscribes to a slow source.")
    resume.signal()
    let hasEnded = ended.wait(timeout: .now() + 2) == .success
    XCTAssertEqual(subscriptions.value, 1, "Only one thread should subscribe to the source.")
    guard hasReturned, hasEnded else { return }
    XCTAssertTrue(first === second, "Both threads should get the same disposable.")
    XCTAssertEqual(
      disposals.value, 1,
      "If the second thread disposes the connection, the first thread's subscription should end.")
  }

  private func semaphore() -> DispatchSemaphore { DispatchSemaphore(value: 0) }

  private func connection(
    to source: Probe<String>, through subject: MiniSubject<String> = MiniSubject()
  ) -> MiniMulticastConnection<String> {
    MiniMulticastConnection(source: source.signal.mini, subject: subject)
  }
}
