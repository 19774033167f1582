import XCTest

@testable import ReactiveCore

final class SignalTests: XCTestCase {
  // SIG-CREATE-1, GEN-COLD-1
  func test_the_recipe_runs_once_for_each_subscription() {
    let runs = Counter()
    let signal = Signal<Int> { subscriber in
      subscriber.sendNext(runs.increment())
      subscriber.sendCompleted()
      return nil
    }
    XCTAssertEqual(runs.value, 0)
    XCTAssertEqual(signal.syncLines, ["1", "completed"])
    XCTAssertEqual(signal.syncLines, ["2", "completed"])
  }

  // SIG-CREATE-4, SIG-CREATE-6
  func test_disposal_disposes_the_disposable_of_the_recipe() {
    for scheduler in [Scheduler.immediate, .background()] {
      let source = Source<Int>()
      waiting { done in
        scheduler.schedule {
          let disposable = source.signal.subscribe()
          XCTAssertEqual([source.subscriptions, source.disposals], [1, 0])
          disposable.dispose()
          XCTAssertEqual(source.disposals, 1)
          done()
        }
      }
    }
  }

  // SIG-CREATE-5, SUB-BLOCK-6, GEN-EVENT-9
  func test_an_end_sent_in_the_recipe_arrives_before_the_disposal() {
    for end in ["completed", "error lost"] {
      let log = Log()
      let signal = Signal<Int> { subscriber in
        if end == "completed" { subscriber.sendCompleted() }
        subscriber.sendError(Failure("lost"))
        subscriber.sendNext(1)
        log.add("recipe returns")
        return log.disposable("dispose")
      }
      for form in [signal, signal.map { $0 }] {
        log.record(form)
        XCTAssertEqual(log.takeLines(), [end, "recipe returns", "dispose"])
      }
    }
  }

  // SIG-CREATE-8
  func test_an_unreferenced_signal_is_released() {
    weak var silent: Signal<Int>?
    weak var ended: Signal<Int>?
    do {
      let never = Signal<Int> { _ in nil }
      never.subscribe()
      let empty = Signal<Int>.empty()
      empty.subscribe()
      (silent, ended) = (never, empty)
    }
    XCTAssertNil(silent)
    XCTAssertNil(ended)
  }

  // SCH-SUB-1, SCH-SUB-3, SIG-CREATE-2
  func test_with_a_current_scheduler_the_recipe_runs_at_once_on_that_scheduler() {
    let background = Scheduler.background()
    let ways: [(Scheduler, enter: (@escaping @Sendable () -> Void) -> Void)] = [
      (background, { background.schedule($0) }),
      (.main, { DispatchQueue.main.async(execute: $0) }),
    ]
    for (scheduler, enter) in ways {
      let log = Log()
      let signal = Signal<Int> { _ in
        log.add("recipe \(Scheduler.current === scheduler)")
        return nil
      }
      waiting { done in
        enter {
          signal.subscribe()
          log.add("subscribed")
          done()
        }
      }
      XCTAssertEqual(log.lines, ["recipe true", "subscribed"], "\(scheduler)")
    }
  }

  // SCH-SUB-2, SIG-CREATE-2, SUB-SUBSCRIBE-4
  func test_without_a_current_scheduler_the_recipe_runs_later_on_the_shared_one() {
    let isOpen = DispatchSemaphore(value: 0)
    Scheduler.subscription.schedule { isOpen.wait() }
    let log = Log()
    waiting { done in
      let signal = Signal<Int> { _ in
        log.add("recipe \(Scheduler.current === Scheduler.subscription)")
        done()
        return nil
      }
      onNewThread {
        signal.subscribe()
        log.add("subscribed")
        isOpen.signal()
      }
    }
    XCTAssertEqual(log.lines, ["subscribed", "recipe true"])
  }

  // SUB-SUBSCRIBE-4, SCH-SUB-2
  func test_disposal_before_the_scheduler_runs_prevents_the_recipe() {
    let isOpen = DispatchSemaphore(value: 0)
    Scheduler.subscription.schedule { isOpen.wait() }
    let (source, log) = (Source<Int>(), Log())
    waiting { done in
      onNewThread {
        source.signal.subscribe().dispose()
        log.record(BehaviorSubject(5)).dispose()
        isOpen.signal()
      }
      Scheduler.subscription.schedule(done)
    }
    XCTAssertEqual(source.subscriptions, 0)
    XCTAssertEqual(log.lines, [], "After disposal, not even the current value should be sent.")
  }
}
