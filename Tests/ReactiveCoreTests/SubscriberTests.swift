import ReactiveCore
import XCTest

final class SubscriberTests: XCTestCase {
  let log = Log()

  private func makeSubscriber() -> Subscriber<Int> {
    Subscriber(
      next: { self.log.add("\($0)") },
      error: { self.log.add("error \($0)") },
      completed: { self.log.add("completed") })
  }

  // GEN-EVENT-1, GEN-EVENT-6
  func test_a_subscriber_gets_values_and_then_at_most_one_end() {
    for end in ["completed", "error lost"] {
      let subscriber = makeSubscriber()
      subscriber.sendNext(1)
      subscriber.sendNext(2)
      if end == "completed" { subscriber.sendCompleted() }
      subscriber.sendError(Failure("lost"))
      subscriber.sendCompleted()
      subscriber.sendNext(3)
      XCTAssertEqual(log.takeLines(), ["1", "2", end])
    }
  }

  // GEN-EVENT-2
  func test_nil_is_sent_like_any_other_value() {
    XCTAssertEqual(Signal<Int?>.values(nil, 1).syncLines, ["nil", "Optional(1)", "completed"])
  }

  // GEN-EVENT-7, SUB-SUBSCRIBE-1
  func test_disposal_is_silent_and_ends_only_one_subscription() {
    let source = Source<Int>()
    let first = log.record(source.signal, as: "first")
    log.record(source.signal, as: "second")
    source.sendNext(1)
    first.dispose()
    source.sendNext(2)
    source.sendCompleted()
    XCTAssertEqual(log.lines, ["first 1", "second 1", "second 2", "second completed"])
  }

  // SUB-BLOCK-1, GEN-EVENT-6
  func test_an_end_disposes_a_subscription_without_callbacks() {
    let source = Source<Int>()
    for end in [source.sendCompleted, { source.sendError(Failure("lost")) }] {
      let disposable = source.signal.subscribe()
      source.sendNext(1)
      end()
      XCTAssertTrue(disposable.isDisposed)
    }
    XCTAssertEqual(source.disposals, 2)
  }

  // SUB-BLOCK-8, SUB-PASS-2
  func test_a_subscriber_receives_several_signals_until_the_first_end() {
    let subscriber = makeSubscriber()
    let (first, second) = (Source<Int>(), Source<Int>())
    first.signal.subscribe(subscriber)
    second.signal.subscribe(subscriber)
    first.sendNext(1)
    second.sendNext(2)
    first.sendNext(3)
    second.sendCompleted()
    first.sendNext(4)
    first.sendError(Failure("late"))
    XCTAssertEqual(log.lines, ["1", "2", "3", "completed"])
    XCTAssertEqual([first.disposals, second.disposals], [1, 1])
  }

  // SUB-BLOCK-10
  func test_a_disposed_subscription_is_released() {
    let subscriber = makeSubscriber()
    let source = Source<Int>()
    weak var subscription: Disposable?
    do {
      let handle = source.signal.subscribe(subscriber)
      subscription = handle
      handle.dispose()
    }
    XCTAssertEqual(source.disposals, 1)
    XCTAssertNil(subscription)
    subscriber.sendNext(1)
    XCTAssertEqual(log.lines, ["1"])
  }

  // SUB-BLOCK-11, MEM-OWN-2
  func test_a_released_subscriber_disposes_all_its_subscriptions() {
    let source = LockedValue<Subscriber<Int>>()
    let other = LockedValue<Subscriber<Int>>()
    let log = log
    do {
      let subscriber = makeSubscriber()
      for (name, box) in [("source", source), ("other", other)] {
        Signal<Int> { subscriber in
          box.value = subscriber
          return log.disposable("dispose \(name)")
        }.subscribe(subscriber)
      }
    }
    XCTAssertEqual(log.lines, [])
    source.value = nil
    XCTAssertEqual(log.lines, ["dispose source"])
    other.value = nil
    XCTAssertEqual(log.lines, ["dispose source", "dispose other"])
  }

  func test_a_recipe_can_check_for_disposal_and_its_resources_are_disposed_with_the_end() {
    let taken = Source<Int>()
    let ends: [(Signal<Int>) -> Disposable] = [
      { $0.take(1).subscribe() }, { $0.take(until: Signal<Int>.return(0)).subscribe() },
    ]
    for end in ends {
      let wasOver = LockedValue<Bool>()
      let before = taken.disposals
      let handle = end(
        Signal { subscriber in
          XCTAssertFalse(subscriber.isDisposed)
          subscriber.add(taken.signal.subscribe())
          subscriber.sendNext(1)
          XCTAssertEqual(taken.disposals, before + 1)
          wasOver.value = subscriber.isDisposed
          subscriber.add(taken.signal.subscribe())
          XCTAssertEqual(taken.disposals, before + 2, "A resource added late should be disposed.")
          subscriber.add(nil)
          return nil
        })
      XCTAssertTrue(handle.isDisposed)
      if wasOver.value == nil { continue }  // The trigger ended the subscription first.
      XCTAssertEqual(wasOver.value, true)
    }
  }

  // SUB-PASS-3, SUBJ-PLAIN-12
  func test_disposing_the_outer_subscription_disposes_the_nested_one() {
    let inner = Source<Int>()
    let outer = Signal<Int> { subscriber in
      inner.signal.subscribe(subscriber)
      return nil
    }
    let disposable = log.record(outer)
    inner.sendNext(1)
    XCTAssertEqual(inner.disposals, 0)
    disposable.dispose()
    XCTAssertEqual(inner.disposals, 1)
    XCTAssertEqual(log.lines, ["1"])
  }

  func test_a_subscriber_that_ends_while_a_source_is_released_does_not_crash() {
    for _ in 0..<200 {
      let subscriber = Subscriber<Int>()
      let box = LockedValue<Subscriber<Int>>()
      Signal<Int> { stage in
        box.value = stage
        return nil
      }.subscribe(subscriber)
      onThreads(2) { number in
        if number == 0 { box.value = nil } else { subscriber.sendCompleted() }
      }
    }
  }
}
