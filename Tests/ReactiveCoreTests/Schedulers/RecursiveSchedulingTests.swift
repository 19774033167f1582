import ReactiveCore
import XCTest

final class RecursiveSchedulingTests: XCTestCase {
  let scheduler = TestScheduler()

  // SCH-REC-1, SCH-REC-2
  func test_work_runs_once_and_again_after_each_pass_that_requests_it() {
    let log = Log()
    var passes = 0
    scheduler.scheduleRecursive { reschedule in
      passes += 1
      log.add("begin \(passes)")
      if passes < 3 { reschedule() }
      log.add("end \(passes)")
    }
    XCTAssertEqual(log.lines, [])
    scheduler.run()
    XCTAssertEqual(log.lines, ["begin 1", "end 1", "begin 2", "end 2", "begin 3", "end 3"])
  }

  // SCH-REC-3
  func test_each_request_adds_one_pass_at_the_end_of_the_queue() {
    let log = Log()
    var passes = 0
    scheduler.scheduleRecursive { reschedule in
      passes += 1
      log.add("pass \(passes)")
      if passes == 1 {
        reschedule()
        reschedule()
        self.scheduler.schedule { log.add("another") }
      }
    }
    scheduler.schedule { log.add("waiting") }
    scheduler.run()
    XCTAssertEqual(log.lines, ["pass 1", "waiting", "another", "pass 2", "pass 3"])
  }

  // SCH-REC-4
  func test_a_pass_requested_after_the_work_has_run_is_scheduled_at_once() {
    var passes = 0
    var later: (() -> Void)?
    scheduler.scheduleRecursive { reschedule in
      passes += 1
      if passes == 1 { later = reschedule }
    }
    scheduler.run()
    later?()
    XCTAssertEqual(passes, 1)
    scheduler.step()
    XCTAssertEqual(passes, 2)
  }

  // SCH-REC-5
  func test_disposal_cancels_pending_passes_and_ignores_later_requests() {
    var passes = 0
    var later: (() -> Void)?
    let recursion = scheduler.scheduleRecursive { reschedule in
      passes += 1
      later = reschedule
      reschedule()
    }
    scheduler.step()
    recursion?.dispose()
    scheduler.run()
    later?()
    scheduler.run()
    XCTAssertEqual(passes, 1)
  }

  // SCH-REC-5
  func test_a_request_in_the_pass_that_disposes_is_ignored() {
    for disposesFirst in [true, false] {
      var passes = 0
      var recursion: Disposable?
      recursion = scheduler.scheduleRecursive { reschedule in
        passes += 1
        if disposesFirst { recursion?.dispose() }
        reschedule()
        recursion?.dispose()
      }
      scheduler.run()
      XCTAssertEqual(passes, 1)
    }
  }

  // SCH-REC-5
  func test_a_request_after_the_disposal_schedules_nothing() {
    let storing = StoringScheduler()
    let later = LockedValue<() -> Void>()
    let recursion = storing.scheduleRecursive { later.value = $0 }
    XCTAssertTrue(storing.runNext())
    recursion?.dispose()
    later.value?()
    XCTAssertFalse(storing.runNext())
  }

  // SCH-REC-6, SCH-IMM-4, ORD-STACK-1
  func test_a_hundred_thousand_passes_do_not_fill_the_stack() {
    for scheduler in [scheduler, Scheduler.background(), .immediate] {
      let passes = Counter()
      waiting { done in
        scheduler.scheduleRecursive { reschedule in
          if passes.increment() < 100_000 { reschedule() } else { done() }
        }
        (scheduler as? TestScheduler)?.run()
      }
      XCTAssertEqual(passes.value, 100_000)
    }
  }

  // SCH-REC-7
  func test_requests_may_come_from_other_threads() {
    let passes = Counter()
    let background = Scheduler.background()
    let done = expectation(description: "All passes have run")
    done.expectedFulfillmentCount = 401
    background.scheduleRecursive { reschedule in
      if passes.increment() == 1 {
        let request = LockedValue(reschedule)
        for _ in 0..<4 {
          Thread.detachNewThread { for _ in 0..<100 { request.value?() } }
        }
      }
      done.fulfill()
    }
    wait(for: [done], timeout: 30)
    XCTAssertEqual(passes.value, 401)
  }

  // SCH-REC-8
  func test_the_disposable_of_a_pass_is_released_after_the_pass() {
    let living = Counter()
    let storing = StoringScheduler(returning: {
      let object = CountedObject(in: living)
      return Disposable { object.touch() }
    })
    let recursion = storing.scheduleRecursive { $0() }
    for _ in 0..<1_000 { XCTAssertTrue(storing.runNext()) }
    XCTAssertLessThanOrEqual(living.value, 2)
    withExtendedLifetime(recursion) {}
  }
}
