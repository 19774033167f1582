import ReactiveCore
import XCTest

final class ImmediateSchedulerTests: XCTestCase {
  // SCH-IMM-1
  func test_work_runs_inside_the_call_and_cannot_be_canceled() {
    let log = Log()
    let cancel = Scheduler.immediate.schedule { log.add("run") }
    XCTAssertEqual(log.lines, ["run"])
    XCTAssertNil(cancel)
  }

  // SCH-IMM-2
  func test_a_delay_blocks_the_thread_and_then_runs_inside_the_call() {
    let log = Log()
    let start = Scheduler.immediate.now
    let cancel = Scheduler.immediate.schedule(after: .milliseconds(10)) { log.add("run") }
    XCTAssertGreaterThanOrEqual(Scheduler.immediate.now - start, .milliseconds(10))
    XCTAssertEqual(log.lines, ["run"])
    XCTAssertNil(cancel)
  }

  // SCH-IMM-4
  func test_each_call_of_reschedule_adds_one_pass_after_the_current_one() {
    let (log, passes) = (Log(), Counter())
    Scheduler.immediate.scheduleRecursive { reschedule in
      log.add("begin \(passes.increment())")
      if passes.value == 1 {
        reschedule()
        reschedule()
      }
      log.add("end")
    }
    XCTAssertEqual(log.lines, ["begin 1", "end", "begin 2", "end", "begin 3", "end"])
  }

  // SCH-IMM-5
  func test_a_call_of_reschedule_after_the_last_pass_has_no_effect() {
    let (passes, escaped) = (Counter(), LockedValue<() -> Void>())
    Scheduler.immediate.scheduleRecursive { reschedule in
      passes.increment()
      escaped.value = reschedule
    }
    escaped.value?()
    XCTAssertEqual(passes.value, 1)
  }

  // SCH-IMM-6
  func test_the_immediate_scheduler_is_one_object() {
    XCTAssertTrue(Scheduler.immediate === Scheduler.immediate)
  }
}
