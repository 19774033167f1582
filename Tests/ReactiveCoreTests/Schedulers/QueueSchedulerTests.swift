import ReactiveCore
import XCTest

final class QueueSchedulerTests: XCTestCase {
  func test_a_huge_delay_is_accepted_and_a_negative_delay_runs_at_once() {
    let scheduler = Scheduler.background()
    let longest = Duration.seconds(Int64.max / 1_000_000_000)
    for delay in [
      longest + .nanoseconds(999_999_999), longest + .seconds(1), .seconds(Int64.max),
      Duration(attoseconds: .max),
    ] {
      scheduler.schedule(after: delay) { XCTFail("The work should be delayed.") }?.dispose()
    }
    for delay in [Duration.seconds(-5), .seconds(Int64.min), .nanoseconds(-1)] {
      waiting { isDone in scheduler.schedule(after: delay) { isDone() } }
    }
  }

  // SCH-QUEUE-1
  func test_work_never_runs_inside_the_call_that_schedules_it() {
    for scheduler in [Scheduler.main, .background()] {
      let log = Log()
      waiting { done in
        scheduler.schedule {
          scheduler.schedule {
            log.add("second")
            done()
          }
          log.add("first")
        }
        if scheduler === Scheduler.main { XCTAssertEqual(log.lines, []) }
      }
      XCTAssertEqual(log.lines, ["first", "second"])
    }
  }

  // SCH-QUEUE-2, SCH-QUEUE-4
  func test_canceled_work_does_not_run_and_later_work_does() {
    for delay in [nil, Duration.milliseconds(10)] {
      let log = Log()
      let schedule = { (delay: Duration?, action: @escaping @Sendable () -> Void) -> Disposable? in
        guard let delay else { return Scheduler.main.schedule(action) }
        return Scheduler.main.schedule(after: delay, action)
      }
      waiting { done in
        let cancel = schedule(delay) { log.add("canceled") }
        _ = schedule(delay.map { $0 * 2 }) {
          log.add("later")
          done()
        }
        cancel?.dispose()
      }
      XCTAssertEqual(log.lines, ["later"])
    }
  }

  // SCH-QUEUE-5
  func test_repeated_work_runs_first_after_the_delay_and_then_every_interval() {
    let scheduler = Scheduler.background()
    let start = scheduler.now
    let handle = LockedValue<Disposable>()
    let runs = Counter()
    waiting { done in
      handle.value = scheduler.schedule(after: .milliseconds(10), every: .milliseconds(5)) {
        let expected = Duration.milliseconds(5 + 5 * runs.increment())
        XCTAssertGreaterThanOrEqual(scheduler.now - start, expected)
        if runs.value == 3 { done() }
      }
    }
    handle.value?.dispose()
  }

  func test_repeated_work_sees_its_scheduler_as_current() {
    let handle = LockedValue<Disposable>()
    waiting { done in
      let runs = Counter()
      // Only the repetition retains the scheduler.
      handle.value = Scheduler.background(priority: .low)
        .schedule(after: .zero, every: .milliseconds(1)) {
          XCTAssertEqual(Scheduler.current?.name, "background.low")
          if runs.increment() == 3 { done() }
        }
    }
    handle.value?.dispose()
  }

  // SCH-QUEUE-8
  func test_without_a_name_a_scheduler_takes_the_label_of_its_target() {
    let queue = DispatchQueue(label: "kitchen")
    XCTAssertEqual(QueueScheduler(target: queue).name, "kitchen")
    XCTAssertEqual(QueueScheduler(name: "oven", target: queue).name, "oven")
  }

  // SCH-QUEUE-9
  func test_main_is_one_queue_scheduler_over_the_main_queue() {
    XCTAssertTrue(Scheduler.main === Scheduler.main)
    XCTAssertTrue(Scheduler.main is QueueScheduler)
    waiting { done in
      Scheduler.background().schedule {
        Scheduler.main.schedule {
          XCTAssertTrue(Thread.isMainThread)
          done()
        }
      }
    }
  }

  // SCH-QUEUE-10
  func test_disposal_stops_a_repetition_after_the_current_run() {
    let log = Log()
    let handle = LockedValue<Disposable>()
    waiting { done in
      handle.value = Scheduler.main.schedule(after: .zero, every: .milliseconds(1)) {
        log.add("begin")
        handle.value?.dispose()
        log.add("end")
        Scheduler.main.schedule(after: .milliseconds(20), done)
      }
    }
    XCTAssertEqual(log.lines, ["begin", "end"])
  }

  func test_a_disposed_repetition_releases_its_block() {
    let living = Counter()
    let handle = CountedObject.lend(in: living) { object in
      Scheduler.main.schedule(after: .seconds(60), every: .seconds(60)) { object.touch() }
    }
    XCTAssertEqual(living.value, 1)
    handle?.dispose()
    waiting { done in Scheduler.main.schedule(after: .milliseconds(1), done) }
    XCTAssertEqual(living.value, 0)
  }
}
