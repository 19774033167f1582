import ReactiveCore
import XCTest

final class TestSchedulerTests: XCTestCase {
  let scheduler = TestScheduler()
  let log = Log()

  // SCH-TEST-1, SCH-TEST-2, SCH-TEST-3
  func test_work_runs_in_order_in_one_step_several_steps_or_one_run() {
    let numbers = (1...100).map(String.init)
    scheduler.run()
    for number in numbers { scheduler.schedule { self.log.add(number) } }
    XCTAssertEqual(log.lines, [])
    scheduler.step()
    XCTAssertEqual(log.lines, ["1"])
    scheduler.step(3)
    XCTAssertEqual(log.lines, ["1", "2", "3", "4"])
    XCTAssertFalse(scheduler.isIdle)
    scheduler.run()
    XCTAssertEqual(log.lines, numbers)
    scheduler.step(9)
    XCTAssertTrue(scheduler.isIdle)
  }

  // SCH-TEST-4
  func test_timed_work_runs_in_order_of_time_and_then_of_scheduling() {
    for round in 0..<10 {
      for hours in (0..<20).map({ ($0 * 13) % 20 }) {
        scheduler.schedule(after: .seconds(3_600 * hours)) { self.log.add("\(hours) \(round)") }
      }
    }
    scheduler.run()
    XCTAssertEqual(log.lines, (0..<20).flatMap { hours in (0..<10).map { "\(hours) \($0)" } })
  }

  // SCH-TEST-5
  func test_direct_work_runs_before_timed_work_even_if_scheduled_later() {
    scheduler.schedule(after: .zero) { self.log.add("timed") }
    scheduler.schedule { self.log.add("direct") }
    scheduler.run()
    XCTAssertEqual(log.lines, ["direct", "timed"])
  }

  // SCH-TEST-6
  func test_canceled_work_takes_one_step_but_does_not_run() {
    let cancel = scheduler.schedule { self.log.add("canceled") }
    scheduler.schedule { self.log.add("second") }
    cancel?.dispose()
    scheduler.step()
    XCTAssertEqual(log.lines, [])
    scheduler.step()
    XCTAssertEqual(log.lines, ["second"])
  }

  // SCH-TEST-8
  func test_work_scheduled_during_a_run_belongs_to_the_same_run() {
    scheduler.schedule {
      self.scheduler.schedule(after: .seconds(1)) { self.log.add("timed") }
      self.scheduler.schedule { self.log.add("direct") }
    }
    scheduler.run()
    XCTAssertEqual(log.lines, ["direct", "timed"])
  }

  // SCH-TEST-9, SCH-TEST-10
  func test_a_run_continues_until_repeated_work_disposes_itself() {
    var handle: Disposable?
    handle = scheduler.schedule(after: .seconds(2), every: .seconds(3)) {
      self.log.add("\(self.scheduler.now)")
      XCTAssertFalse(self.scheduler.isIdle)
      // A run that takes a second doesn't delay the next one.
      self.scheduler.advance(by: .seconds(1))
      if self.log.count == 3 { handle?.dispose() }
    }
    scheduler.run()
    XCTAssertEqual(log.lines, ["2.0 seconds", "5.0 seconds", "8.0 seconds"])
  }

  // SCH-TEST-11
  func test_repetitions_interleave_and_the_older_one_comes_first_at_the_same_time() {
    for (name, seconds) in [("every 2", 2), ("every 3", 3)] {
      scheduler.schedule(after: .zero, every: .seconds(seconds)) {
        self.log.add("\(name) at \(self.scheduler.now.components.seconds)")
      }
    }
    scheduler.schedule(after: .seconds(6)) { self.log.add("once") }
    scheduler.advance(by: .seconds(6))
    XCTAssertEqual(
      log.lines,
      [
        "every 2 at 0", "every 3 at 0", "every 2 at 2", "every 3 at 3", "every 2 at 4",
        "every 2 at 6", "every 3 at 6", "once",
      ])
  }

  func test_a_delay_counts_from_the_virtual_time() {
    scheduler.advance(by: .seconds(10))
    scheduler.schedule(after: .seconds(5)) { self.log.add("\(self.scheduler.now)") }
    scheduler.run()
    XCTAssertEqual(log.lines, ["15.0 seconds"])
  }

  func test_work_due_after_the_last_representable_time_is_due_at_that_time() {
    let longest = Duration(attoseconds: .max)
    scheduler.advance(by: .seconds(1))
    scheduler.schedule(after: longest) { self.log.add("once") }
    scheduler.schedule(after: longest, every: longest) { self.log.add("again") }
    scheduler.schedule(after: longest - .seconds(2), every: .seconds(2)) { self.log.add("twice") }
    scheduler.advance(by: longest - .seconds(2))
    XCTAssertEqual(log.lines, ["twice"])
    scheduler.advance(by: longest)
    XCTAssertEqual(log.lines, ["twice", "once", "again", "twice"])
    XCTAssertEqual(scheduler.now, longest)
    XCTAssertTrue(scheduler.isIdle)
  }

  func test_operators_accept_the_longest_duration_after_the_clock_has_moved() {
    let longest = Duration(attoseconds: .max)
    let never = Signal<Int>.never()
    let (one, error) = (Signal.return(1), Signal<Int>.error(Failure("lost")))
    let signals: [String: (TestScheduler) -> Signal<Void>] = [
      "delay": { one.delay(longest, on: $0).mapReplace(()) },
      "throttle": { one.concat(never).throttle(longest, on: $0).mapReplace(()) },
      "debounce": { one.concat(never).debounce(longest, on: $0).mapReplace(()) },
      "timeout": { never.timeout(longest, on: $0).catch { _ in one }.mapReplace(()) },
      "interval": { Signal.interval(longest, on: $0, leeway: longest).mapReplace(()) },
      "timer": { Signal.timer(longest, on: $0).mapReplace(()) },
      "buffer": { one.concat(never).buffer(longest, on: $0).mapReplace(()) },
      "window": { never.window(.interval(longest, on: $0)).skip(1).mapReplace(()) },
      "throttleLatest": {
        Signal.concat([one, one, never]).throttleLatest(longest, on: $0).skip(1).mapReplace(())
      },
      "retry": { error.retry(1, on: $0) { _ in longest }.materialize().mapReplace(()) },
    ]
    for (name, signal) in signals {
      let scheduler = TestScheduler()
      scheduler.advance(by: .seconds(1))
      var dates: [Duration] = []
      signal(scheduler).subscribeNext { dates.append(scheduler.now) }
      XCTAssertEqual(dates, [], name)
      scheduler.advance(by: longest)
      XCTAssertEqual(dates.first, longest, name)
    }
  }

  // SCH-TEST-13
  func test_a_test_scheduler_is_current_only_inside_an_action() {
    let check = { self.log.add("\(Scheduler.current === self.scheduler)") }
    var handle: Disposable?
    scheduler.schedule(check)
    scheduler.schedule(after: .seconds(1), check)
    handle = scheduler.schedule(after: .seconds(2), every: .seconds(1)) {
      check()
      handle?.dispose()
    }
    scheduler.run()
    XCTAssertEqual(log.lines, ["true", "true", "true"])
    XCTAssertTrue(Scheduler.current === Scheduler.main)
  }

  // SCH-TEST-14
  func test_other_threads_wait_until_the_step_has_ended() {
    let scheduler = scheduler
    let scheduled = DispatchSemaphore(value: 0)
    scheduler.schedule {
      Thread.detachNewThread {
        scheduler.schedule {}
        scheduled.signal()
      }
      XCTAssertEqual(scheduled.wait(timeout: .now() + 0.05), .timedOut)
    }
    scheduler.step()
    scheduled.wait()
    XCTAssertFalse(scheduler.isIdle)
  }

  // SCH-TEST-14
  func test_concurrent_steps_run_one_action_at_a_time() {
    let (overlaps, runs) = (Overlaps(), Counter())
    for _ in 0..<400 { scheduler.schedule { overlaps.visit { runs.increment() } } }
    onThreads(4) { [scheduler] _ in scheduler.step(100) }
    XCTAssertEqual(runs.value, 400)
    XCTAssertEqual(overlaps.count, 0)
  }

  // SCH-TEST-14
  func test_threads_that_would_deadlock_with_a_step_do_not_wait() {
    let subject = Subject<Int>()
    let received = Counter()
    subject.debounce(.seconds(1), on: scheduler).subscribeNext { _ in received.increment() }
    onThreads(3) { [scheduler] thread in
      // If a timer waited for the send in `debounce`, and the send for the clock, both would hang.
      for number in 0..<2_000 {
        if thread == 0 { scheduler.advance(by: .seconds(1)) } else { subject.sendNext(number) }
      }
    }
    scheduler.run()
    XCTAssertGreaterThan(received.value, 0)
  }

  func test_a_deallocated_test_scheduler_drops_its_work() {
    let living = Counter()
    do {
      let scheduler = TestScheduler()
      let object = CountedObject(in: living)
      scheduler.schedule { [log] in log.add("\(object)") }
      scheduler.schedule(after: .zero, every: .seconds(1)) { [log] in log.add("\(object)") }
    }
    XCTAssertEqual(living.value, 0)
    XCTAssertEqual(log.lines, [])
  }
}
