import ReactiveCore
import XCTest

final class RepeatTests: XCTestCase {
  let log = Log()
  let scheduler = TestScheduler()
  let starts = Counter()

  /// Returns a signal that sends the number of subscriptions so far, and then ends.
  private func round(endingWith error: Failure? = nil) -> Signal<Int> {
    Signal { subscriber in
      subscriber.sendNext(self.starts.increment())
      if let error { subscriber.sendError(error) } else { subscriber.sendCompleted() }
      return nil
    }
  }

  // SIG-REPEAT-1
  func test_each_completion_subscribes_again_and_is_not_sent() {
    let source = Source<Int>()
    log.record(source.signal.repeat())
    for number in 1...3 {
      source.sendNext(number)
      scheduler.schedule { source.sendCompleted() }
      scheduler.run()
    }
    XCTAssertEqual(log.lines, ["1", "2", "3"])
    XCTAssertEqual([source.subscriptions, source.disposals], [4, 3])
  }

  // SIG-REPEAT-2
  func test_repeat_forwards_an_error_after_the_source_is_disposed() {
    XCTAssertEqual(
      joinedLines("a#") { source, _ in source.repeat() },
      ["subscribe a", "dispose a", "error lost"])
  }

  // SIG-REPEAT-3, SIG-RETRY-6
  func test_the_first_round_runs_at_once_and_later_rounds_are_scheduled() {
    for signal in [round().repeat(), round(endingWith: Failure("lost")).retry()] {
      let first = starts.value + 1
      var subscription: Disposable?
      scheduler.schedule {
        subscription = self.log.record(signal)
        self.log.add("subscribed")
      }
      scheduler.step()
      XCTAssertEqual(log.takeLines(), ["\(first)", "subscribed"])
      for line in ["\(first + 1)", "\(first + 2)"] {
        scheduler.step()
        XCTAssertEqual(log.takeLines(), [line])
      }
      subscription?.dispose()
      scheduler.run()
    }
  }

  // SIG-REPEAT-3
  func test_later_rounds_run_on_the_scheduler_of_the_first_completion() {
    let other = TestScheduler()
    let source = Source<Int>()
    other.schedule { source.signal.repeat().subscribe() }
    other.run()
    scheduler.schedule { source.sendCompleted() }
    scheduler.run()
    other.schedule { source.sendCompleted() }
    other.run()
    XCTAssertEqual(source.subscriptions, 2)
    scheduler.run()
    XCTAssertEqual(source.subscriptions, 3)
  }

  // SIG-REPEAT-3
  func test_without_a_scheduler_all_later_rounds_share_a_new_one() {
    let rounds = LockedValue<[Scheduler?]>([])
    let source = Source<Int>()
    let begun = (1...3).map { expectation(description: "Round \($0)") }
    let watched = source.signal.initially {
      rounds.value?.append(Scheduler.current)
    }
    let again = Signal<Int> { subscriber in
      let subscription = watched.subscribe(subscriber)
      begun[source.subscriptions - 1].fulfill()
      return subscription
    }
    again.repeat().subscribe()
    for number in 1...2 {
      onNewThread { source.sendCompleted() }
      wait(for: [begun[number]], timeout: 30)
    }
    let schedulers = rounds.value ?? []
    XCTAssertEqual(schedulers.count, 3)
    XCTAssertNotNil(schedulers[1])
    XCTAssertFalse(schedulers[1] === Scheduler.main)
    XCTAssertTrue(schedulers[1] === schedulers[2])
    wait(for: [begun[0]], timeout: 30)
  }

  // SIG-REPEAT-5
  func test_disposal_inside_next_prevents_another_round() {
    let handle = LockedValue<Disposable>()
    scheduler.schedule {
      handle.value = self.round().repeat().subscribeNext { number in
        self.log.add("\(number)")
        if number == 2 { handle.value?.dispose() }
      }
    }
    scheduler.run()
    XCTAssertEqual(log.lines, ["1", "2"])
    XCTAssertEqual(starts.value, 2)
  }

  // SIG-REPEAT-6
  func test_repeat_does_not_subscribe_again_after_take_has_completed() {
    scheduler.schedule { self.log.record(self.round().repeat().take(1)) }
    scheduler.run()
    XCTAssertEqual(log.lines, ["1", "completed"])
    XCTAssertEqual(starts.value, 1)
  }

  // SIG-REPEAT-7
  func test_an_error_after_completion_is_dropped() {
    let source = Signal<Int> { subscriber in
      subscriber.sendNext(self.starts.increment())
      subscriber.sendCompleted()
      subscriber.sendError(Failure("lost"))
      return nil
    }
    scheduler.schedule { self.log.record(source.repeat().take(2)) }
    scheduler.run()
    XCTAssertEqual(log.lines, ["1", "2", "completed"])
  }

  // SIG-RETRY-4
  func test_on_the_immediate_scheduler_retry_and_repeat_end_after_the_last_round() {
    let failing = round(endingWith: Failure("lost"))
    Scheduler.immediate.performAsCurrent {
      XCTAssertEqual(failing.retry(2).syncLines, ["1", "2", "3", "error lost"])
      XCTAssertEqual(self.round().retry().syncLines, ["4", "completed"])
      XCTAssertEqual(failing.repeat().syncLines, ["5", "error lost"])
    }
  }

  // SIG-RETRY-1, SIG-RETRY-2
  func test_retry_subscribes_count_times_after_the_first_attempt() {
    scheduler.schedule { self.log.record(self.round(endingWith: Failure("lost")).retry(2)) }
    scheduler.run()
    XCTAssertEqual(log.lines, ["1", "2", "3", "error lost"])
  }

  // SIG-RETRY-3
  func test_zero_or_no_count_means_no_limit() {
    let failing = round(endingWith: Failure("lost"))
    for signal in [failing.retry(0), failing.retry(nil), failing.retry()] {
      scheduler.schedule { self.log.record(signal.take(100)) }
      scheduler.run()
      XCTAssertEqual(log.takeLines().suffix(2), ["\(starts.value)", "completed"])
    }
    XCTAssertEqual(starts.value, 300)
  }

  // SIG-RETRY-5
  func test_values_do_not_reset_the_count_and_each_subscription_has_its_own() {
    let signal = round(endingWith: Failure("lost")).retry(1)
    for _ in 1...2 { scheduler.schedule { self.log.record(signal) } }
    scheduler.run()
    XCTAssertEqual(log.lines, ["1", "2", "3", "error lost", "4", "error lost"])
  }
}
