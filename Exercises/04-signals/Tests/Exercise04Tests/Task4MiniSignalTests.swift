import Marbles
import ReactiveCore
import XCTest

@testable import Exercise04

final class Task4MiniSignalTests: XCTestCase {
  func test_values_and_the_end_come_in_order() {
    let signal = MiniSignal<Int> { subscriber in
      subscriber.sendNext(1)
      subscriber.sendNext(2)
      subscriber.sendCompleted()
      return nil
    }
    XCTAssertEqual(
      events(of: signal), [.next(1), .next(2), .completed],
      "A subscriber should hear 1, 2 and the completion, in this order.")
  }

  func test_a_value_arrives_while_the_recipe_runs() {
    var story: [String] = []
    let signal = MiniSignal<Int> { subscriber in
      story.append("sending")
      subscriber.sendNext(1)
      story.append("sent")
      return nil
    }
    signal.subscribe(next: { story.append("heard \($0)") })
    XCTAssertEqual(
      story, ["sending", "heard 1", "sent"],
      "A subscriber should hear a value when it is sent, and not when the recipe has returned.")
  }

  func test_the_recipe_runs_once_for_each_subscription_and_not_before() {
    var runs = 0
    let signal = MiniSignal<Int> { subscriber in
      runs += 1
      subscriber.sendNext(runs)
      subscriber.sendCompleted()
      return nil
    }
    XCTAssertEqual(runs, 0, "Before anybody subscribes, the recipe should not have run.")
    XCTAssertEqual(
      events(of: signal), [.next(1), .completed],
      "The first subscription should run the recipe for the first time.")
    XCTAssertEqual(
      events(of: signal), [.next(2), .completed],
      "The second subscription should run the recipe again, and hear its end too.")
  }

  func test_nothing_comes_after_a_completion() {
    let signal = MiniSignal<Int> { subscriber in
      subscriber.sendCompleted()
      subscriber.sendNext(1)
      subscriber.sendError(Failure())
      subscriber.sendCompleted()
      return nil
    }
    XCTAssertEqual(
      events(of: signal), [.completed],
      "What the recipe sends after its completion should not get through.")
  }

  func test_nothing_comes_after_an_error() {
    let signal = MiniSignal<Int> { subscriber in
      subscriber.sendNext(1)
      subscriber.sendError(Failure())
      subscriber.sendNext(2)
      subscriber.sendCompleted()
      return nil
    }
    XCTAssertEqual(
      events(of: signal), [.next(1), .error(Failure())],
      "What the recipe sends after its error should not get through.")
  }

  func test_after_dispose_nothing_arrives_and_the_recipe_is_disposed_once() {
    var givenBack = 0
    var sender: MiniSubscriber<Int>?
    let signal = MiniSignal<Int> { subscriber in
      sender = subscriber
      return MiniDisposable { givenBack += 1 }
    }
    var heard: [String] = []
    let subscription = signal.subscribe(
      next: { heard.append("\($0)") },
      error: { _ in heard.append("#") },
      completed: { heard.append("|") })
    sender?.sendNext(1)
    subscription.dispose()
    subscription.dispose()
    sender?.sendNext(2)
    sender?.sendCompleted()
    XCTAssertEqual(
      heard, ["1"], "A subscriber should hear what came before dispose(), and no end after it.")
    XCTAssertEqual(
      givenBack, 1, "dispose(), called twice, should dispose once what the recipe returned.")
  }

  func test_an_end_disposes_first_and_then_arrives() {
    var story: [String] = []
    var sender: MiniSubscriber<Int>?
    let signal = MiniSignal<Int> { subscriber in
      sender = subscriber
      return MiniDisposable { story.append("given back") }
    }
    signal.subscribe(completed: { story.append("completed") })
    sender?.sendCompleted()
    XCTAssertEqual(
      story, ["given back", "completed"],
      "On completion the recipe's disposable should be disposed before the subscriber is told.")

    story = []
    signal.subscribe(error: { _ in story.append("error") })
    sender?.sendError(Failure())
    XCTAssertEqual(
      story, ["given back", "error"],
      "On an error the recipe's disposable should be disposed before the subscriber is told.")
  }

  func test_a_disposable_returned_after_the_end_is_disposed_at_once() {
    var givenBack = 0
    let signal = MiniSignal<Int> { subscriber in
      subscriber.sendCompleted()
      return MiniDisposable { givenBack += 1 }
    }
    signal.subscribe()
    XCTAssertEqual(
      givenBack, 1, "A disposable that is returned after the end should be disposed at once.")
  }

  private struct Failure: Error {}

  private func events(of signal: MiniSignal<Int>) -> [Event<Int>] {
    var events: [Event<Int>] = []
    signal.subscribe(
      next: { events.append(.next($0)) },
      error: { events.append(.error($0)) },
      completed: { events.append(.completed) })
    return events
  }
}
