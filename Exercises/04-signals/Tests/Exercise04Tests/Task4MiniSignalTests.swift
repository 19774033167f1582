import XCTest

@testable import Exercise04

final class Task4MiniSignalTests: XCTestCase {
  private struct Failure: Error {}
  private var log: [String] = []
  private var sender: MiniSubscriber<Int>?

  /// A signal that forwards the events sent to `sender`, and logs when its disposable is disposed.
  private lazy var signal = MiniSignal<Int> { subscriber in
    self.sender = subscriber
    return MiniDisposable { self.log.append("disposed") }
  }

  func test_the_recipe_runs_once_for_each_subscription() {
    var runs = 0
    let signal = MiniSignal<Int> { subscriber in
      runs += 1
      subscriber.sendNext(runs)
      subscriber.sendCompleted()
      return nil
    }
    XCTAssertEqual(runs, 0, "The recipe should not run before a subscription.")
    subscribe(to: signal)
    subscribe(to: signal)
    XCTAssertEqual(
      log, ["1", "completed", "2", "completed"],
      "The recipe should run once for each of the two subscriptions.")
  }

  func test_events_arrive_while_the_recipe_runs() {
    subscribe(
      to: MiniSignal { subscriber in
        self.log.append("sending")
        subscriber.sendNext(1)
        self.log.append("sent")
        return nil
      })
    XCTAssertEqual(log, ["sending", "1", "sent"], "The value should arrive when it is sent.")
  }

  func test_no_event_arrives_after_a_completion() {
    subscribe(to: signal)
    sender?.sendCompleted()
    sender?.sendNext(1)
    sender?.sendError(Failure())
    sender?.sendCompleted()
    XCTAssertEqual(events, ["completed"], "No event should arrive after the completion.")
  }

  func test_no_event_arrives_after_an_error() {
    subscribe(to: signal)
    sender?.sendError(Failure())
    sender?.sendNext(1)
    sender?.sendCompleted()
    XCTAssertEqual(events, ["error"], "No event should arrive after the error.")
  }

  func test_no_event_arrives_after_dispose() {
    let subscription = subscribe(to: signal)
    sender?.sendNext(1)
    subscription.dispose()
    sender?.sendNext(2)
    sender?.sendCompleted()
    XCTAssertEqual(events, ["1"], "No event should arrive after `dispose()`.")
  }

  func test_dispose_disposes_the_recipes_disposable_once() {
    let subscription = subscribe(to: signal)
    subscription.dispose()
    subscription.dispose()
    XCTAssertEqual(
      log, ["disposed"],
      "Calling `dispose()` twice should dispose the recipe's disposable only once.")
  }

  func test_a_completion_or_error_arrives_after_disposal() {
    subscribe(to: signal)
    sender?.sendCompleted()
    XCTAssertEqual(
      log, ["disposed", "completed"],
      "The recipe's disposable should be disposed before the completion arrives.")
    log = []
    subscribe(to: signal)
    sender?.sendError(Failure())
    XCTAssertEqual(
      log, ["disposed", "error"],
      "The recipe's disposable should be disposed before the error arrives.")
  }

  func test_a_disposable_returned_after_a_completion_is_disposed_immediately() {
    subscribe(
      to: MiniSignal { subscriber in
        subscriber.sendCompleted()
        return MiniDisposable { self.log.append("disposed") }
      })
    XCTAssertEqual(
      log, ["completed", "disposed"],
      "A disposable that the recipe returns after a completion should be disposed immediately.")
  }

  private var events: [String] { log.filter { $0 != "disposed" } }

  @discardableResult
  private func subscribe(to signal: MiniSignal<Int>) -> MiniDisposable {
    signal.subscribe(
      next: { self.log.append("\($0)") },
      error: { _ in self.log.append("error") },
      completed: { self.log.append("completed") })
  }
}
