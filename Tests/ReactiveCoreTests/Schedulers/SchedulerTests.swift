import ReactiveCore
import XCTest

final class SchedulerTests: XCTestCase {
  // SCH-BASE-1, SCH-QUEUE-7
  func test_work_runs_one_at_a_time_in_the_order_it_was_scheduled() {
    let queue = DispatchQueue(label: "concurrent", attributes: .concurrent)
    for scheduler in [Scheduler.main, .background(), QueueScheduler(target: queue)] {
      let (log, overlaps) = (Log(), Overlaps())
      waiting { done in
        for number in 0..<100 {
          scheduler.schedule {
            overlaps.visit {
              sched_yield()  // Gives other work time to start.
              log.add("\(number)")
            }
          }
        }
        scheduler.schedule(done)
      }
      XCTAssertEqual(overlaps.count, 0)
      XCTAssertEqual(log.lines, (0..<100).map(String.init))
    }
  }

  // SCH-BASE-2
  func test_canceling_does_not_interrupt_running_work() {
    let log = Log()
    let scheduler = TestScheduler()
    var cancel: Disposable?
    cancel = scheduler.schedule {
      cancel?.dispose()
      log.add("continued")
    }
    scheduler.schedule { log.add("canceled") }?.dispose()
    scheduler.run()
    XCTAssertEqual(log.lines, ["continued"])
    XCTAssertNil(Scheduler.immediate.schedule {})
  }

  // SCH-BASE-4, SCH-QUEUE-3
  func test_a_timed_block_does_not_preempt_a_running_one() {
    let log = Log()
    let ran = DispatchSemaphore(value: 0)
    let scheduler = Scheduler.background()
    waiting { done in
      scheduler.schedule {
        scheduler.schedule(after: .zero) {
          log.add("timed")
          ran.signal()
          done()
        }
        XCTAssertEqual(ran.wait(timeout: .now() + 0.05), .timedOut)
        log.add("end")
      }
    }
    XCTAssertEqual(log.lines, ["end", "timed"])
  }

  // SCH-BASE-4
  func test_a_timed_block_runs_at_its_time_or_later() {
    let scheduler = Scheduler.background()
    let start = scheduler.now
    waiting { done in
      scheduler.schedule(after: .milliseconds(20)) {
        XCTAssertGreaterThanOrEqual(scheduler.now - start, .milliseconds(20))
        done()
      }
    }
  }

  // SCH-BASE-5
  func test_the_base_class_traps_if_a_method_is_not_overridden() throws {
    let scheduler = Scheduler(name: "abstract")
    let reason = "Scheduler is a Scheduler, so it must override"
    try assertTraps("\(reason) schedule(_:)") { scheduler.schedule {} }
    try assertTraps("\(reason) schedule(after:_:)") { scheduler.schedule(after: .zero) {} }
    try assertTraps("\(reason) schedule(after:every:leeway:_:)") {
      scheduler.schedule(after: .zero, every: .seconds(1)) {}
    }
    try assertTraps("\(reason) now") { _ = scheduler.now }
  }

  func test_a_description_is_the_class_and_the_name() {
    XCTAssertEqual(TestScheduler().description, "<TestScheduler> test")
    XCTAssertEqual("\(QueueScheduler(name: "radio", target: .main))", "<QueueScheduler> radio")
  }

  // SCH-BASE-7
  func test_a_scheduler_without_a_name_is_named_after_its_class() {
    XCTAssertEqual(StoringScheduler().name, "reactive-core.StoringScheduler.anonymousScheduler")
  }

  // SCH-BASE-8
  func test_background_has_four_priorities_and_each_call_creates_a_scheduler() {
    let priorities: [Scheduler.Priority] = [.high, .default, .low, .background]
    let schedulers = priorities.map { Scheduler.background(priority: $0) }
    let done = expectation(description: "Each scheduler has run its work")
    done.expectedFulfillmentCount = 4
    for scheduler in schedulers {
      scheduler.schedule {
        XCTAssertTrue(Scheduler.current === scheduler)
        done.fulfill()
      }
    }
    wait(for: [done], timeout: 30)
    XCTAssertEqual(
      schedulers.map(\.name),
      ["background.high", "background.default", "background.low", "background.background"])
    XCTAssertEqual(Scheduler.background().name, "background.default")
    XCTAssertFalse(Scheduler.background() === Scheduler.background())
  }

  // SCH-CURRENT-2
  func test_on_the_main_thread_current_is_main_outside_of_any_block() {
    XCTAssertTrue(Thread.isMainThread)
    XCTAssertTrue(Scheduler.current === Scheduler.main)
    waiting { done in
      DispatchQueue.main.async {
        XCTAssertTrue(Scheduler.current === Scheduler.main)
        done()
      }
    }
  }

  // SCH-CURRENT-3
  func test_on_other_threads_no_scheduler_is_current_outside_of_a_block() {
    onNewThread { XCTAssertNil(Scheduler.current) }
    waiting { done in
      DispatchQueue.global().async {
        XCTAssertNil(Scheduler.current)
        done()
      }
    }
  }

  // SCH-CURRENT-1, SCH-CURRENT-4
  func test_after_each_block_the_previous_scheduler_is_current_again() {
    let (outer, inner) = (TestScheduler(), TestScheduler())
    outer.schedule {
      XCTAssertTrue(Scheduler.current === outer)
      inner.schedule { XCTAssertTrue(Scheduler.current === inner) }
      XCTAssertTrue(Scheduler.current === outer, "Scheduling work should not switch schedulers.")
      inner.run()
      XCTAssertTrue(Scheduler.current === outer)
    }
    outer.run()
    XCTAssertTrue(Scheduler.current === Scheduler.main)
    onNewThread {
      XCTAssertNil(Scheduler.current)
      outer.performAsCurrent {
        inner.performAsCurrent { XCTAssertTrue(Scheduler.current === inner) }
        XCTAssertTrue(Scheduler.current === outer)
      }
      XCTAssertNil(Scheduler.current)
    }
  }

  // SCH-CURRENT-5
  func test_the_immediate_scheduler_does_not_become_current() {
    let background = Scheduler.background()
    Scheduler.immediate.schedule { XCTAssertTrue(Scheduler.current === Scheduler.main) }
    waiting { done in
      background.schedule {
        Scheduler.immediate.schedule { XCTAssertTrue(Scheduler.current === background) }
        Scheduler.immediate.schedule(after: .zero) {
          XCTAssertTrue(Scheduler.current === background)
        }
        done()
      }
    }
    onNewThread { Scheduler.immediate.schedule { XCTAssertNil(Scheduler.current) } }
  }

  // SCH-CURRENT-6
  func test_a_subclass_becomes_current_through_performAsCurrent() {
    let scheduler = StoringScheduler()
    scheduler.schedule { XCTAssertTrue(Scheduler.current === scheduler) }
    XCTAssertTrue(scheduler.runNext())
    XCTAssertTrue(Scheduler.current === Scheduler.main)
  }
}
