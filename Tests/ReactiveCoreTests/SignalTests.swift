import XCTest

@testable import ReactiveCore

final class SignalTests: XCTestCase {
  func test_SIG_CREATE_1_GEN_COLD_1_the_recipe_runs_once_for_each_subscription() {
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

  func test_GEN_COLD_1_the_state_of_an_operator_belongs_to_one_subscription() {
    let letters = Subject<String>()
    let numbers = Subject<Int>()
    let pairs = Signal.combineLatest(letters, numbers) { "\($0)\($1)" }
    let log = Log()
    log.record(pairs, as: "early")
    letters.sendNext("A")
    log.record(pairs, as: "late")
    numbers.sendNext(1)
    letters.sendNext("B")
    XCTAssertEqual(log.lines, ["early A1", "early B1", "late B1"])
  }

  func test_SIG_CREATE_2_the_recipe_has_a_scheduler_wherever_it_is_subscribed() {
    let schedulers = Signal<Scheduler?> { subscriber in
      subscriber.sendNext(Scheduler.current)
      return nil
    }
    var onMain: Scheduler??
    schedulers.subscribeNext { onMain = $0 }
    XCTAssertTrue(onMain == .main)
    let elsewhere = Box<Scheduler>()
    waiting { done in
      Thread.detachNewThread {
        schedulers.subscribeNext {
          elsewhere.content = $0
          done()
        }
      }
    }
    XCTAssertNotNil(elsewhere.content)
  }

  func test_SIG_CREATE_3_nil_means_that_there_is_nothing_to_give_back() {
    let box = Box<Subscriber<Int>>()
    let signal = Signal<Int> { subscriber in
      box.content = subscriber
      return nil
    }
    let log = Log()
    let disposable = log.record(signal)
    disposable.dispose()
    XCTAssertTrue(disposable.isDisposed)
    XCTAssertEqual(log.lines, [])
  }

  func test_SIG_CREATE_4_disposing_the_subscription_disposes_what_the_recipe_returned() {
    let source = Source<Int>()
    let disposable = source.signal.subscribe()
    XCTAssertEqual(source.disposals, 0)
    disposable.dispose()
    XCTAssertEqual(source.disposals, 1)
  }

  func test_SIG_CREATE_4_an_end_downstream_disposes_what_the_recipe_returned() {
    let source = Source<Int>()
    let trigger = Subject<Int>()
    let log = Log()
    log.record(source.signal.sample(trigger))
    trigger.sendCompleted()
    XCTAssertEqual(log.lines, ["completed"])
    XCTAssertEqual(source.disposals, 1)
  }

  func test_SIG_CREATE_5_what_is_returned_after_the_end_is_disposed_at_once() {
    for end in [Event<Int>.completed, .error(Failure("lost"))] {
      let disposable = Disposable()
      Signal<Int> { subscriber in
        if let error = end.error { subscriber.sendError(error) } else { subscriber.sendCompleted() }
        XCTAssertFalse(disposable.isDisposed)
        return disposable
      }.subscribe()
      XCTAssertTrue(disposable.isDisposed)
    }
  }

  func test_SIG_CREATE_6_disposing_works_on_a_background_scheduler() {
    let source = Source<Int>()
    let background = Scheduler.background()
    waiting { done in
      background.schedule {
        let disposable = source.signal.subscribe()
        XCTAssertEqual(source.subscriptions, 1)
        disposable.dispose()
        XCTAssertEqual(source.disposals, 1)
        done()
      }
    }
  }

  func test_SIG_CREATE_7_a_synchronous_loop_goes_on_whatever_happens_downstream() {
    let sent = Counter()
    let signal = Signal<Int> { subscriber in
      while sent.value < 1_000 { subscriber.sendNext(sent.increment()) }
      return nil
    }
    XCTAssertEqual(signal.take(1).syncLines, ["1", "completed"])
    XCTAssertEqual(sent.value, 1_000)
  }

  func test_SIG_CREATE_8_a_signal_that_nobody_holds_is_released() {
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

  func test_SIG_CREATE_8_also_one_that_was_made_on_a_queue_and_never_subscribed() {
    let living = Counter()
    let background = Scheduler.background()
    waiting { done in
      background.schedule {
        let object = CountedObject(in: living)
        _ = Signal<Int> { _ in
          object.touch()
          return nil
        }
      }
      background.schedule(done)
    }
    XCTAssertEqual(living.value, 0)
  }

  func test_SCH_SUB_1_SCH_SUB_3_with_a_scheduler_the_recipe_runs_inline_on_that_scheduler() {
    let log = Log()
    let background = Scheduler.background()
    let signal = Signal<Int> { _ in
      log.add("recipe \(Scheduler.current === background)")
      return nil
    }
    waiting { done in
      background.schedule {
        signal.subscribe()
        log.add("subscribed")
        done()
      }
    }
    XCTAssertEqual(log.lines, ["recipe true", "subscribed"])
  }

  func test_SCH_SUB_1_SCH_SUB_3_on_the_main_queue_it_runs_inline_on_the_main_scheduler() {
    let log = Log()
    let signal = Signal<Int> { _ in
      log.add("recipe \(Scheduler.current === Scheduler.main)")
      return nil
    }
    waiting { done in
      DispatchQueue.main.async {
        signal.subscribe()
        log.add("subscribed")
        done()
      }
    }
    XCTAssertEqual(log.lines, ["recipe true", "subscribed"])
  }

  func test_SCH_SUB_2_SCH_SUB_3_without_a_scheduler_it_runs_on_the_shared_one_later() {
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

  func test_SCH_SUB_2_such_subscriptions_never_overlap() {
    let inside = Counter()
    let most = Counter()
    let done = expectation(description: "All recipes have run")
    done.expectedFulfillmentCount = 200
    let signal = Signal<Int> { _ in
      if inside.increment() > 1 { most.increment() }
      inside.decrement()
      done.fulfill()
      return nil
    }
    onThreads(4) { _ in for _ in 0..<50 { signal.subscribe() } }
    wait(for: [done], timeout: 30)
    XCTAssertEqual(most.value, 0)
  }

  func test_SUB_SUBSCRIBE_4_SCH_SUB_2_disposing_before_its_turn_prevents_the_recipe() {
    let isOpen = DispatchSemaphore(value: 0)
    Scheduler.subscription.schedule { isOpen.wait() }
    let source = Source<Int>()
    waiting { done in
      onNewThread {
        source.signal.subscribe().dispose()
        isOpen.signal()
      }
      Scheduler.subscription.schedule(done)
    }
    XCTAssertEqual(source.subscriptions, 0)
  }

  func test_GEN_COLD_3_applying_an_operator_subscribes_nothing() {
    let source = Source<Int>()
    let signal = source.signal
    _ = signal.map { $0 }.filter { _ in true }.flattenMap { .return($0) }
    _ = signal.bind { { value, _ in .return(value) } }.concat(signal).startWith(0).then { signal }
    _ = signal.doNext { _ in }.doError { _ in }.doCompleted {}
    _ = Signal.merge([signal, signal]).zip(with: signal).combineLatest(with: signal).sample(signal)
    _ = Signal.defer { signal }.mapReplace(1).ignore(2).subscribe(on: .immediate)
    _ = Signal<Signal<Int>>.return(signal).flatten()
    _ = Signal<Int>.startLazily(on: .immediate) { _ in signal.subscribe() }
    XCTAssertEqual(source.subscriptions, 0)
  }
}

extension Optional where Wrapped == Scheduler? {
  fileprivate static func == (left: Self, right: Scheduler) -> Bool {
    left.flatMap { $0 } === right
  }
}
