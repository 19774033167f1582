import ReactiveCore
import XCTest

@testable import Exercise12

final class Task4SerialSchedulerTests: XCTestCase {
  private let pool = NewestFirstPool()
  private lazy var scheduler = SerialScheduler(pool: pool)
  private let log = Log()

  func test_work_is_done_in_order() {
    for name in ["a", "b", "c"] { scheduler.schedule { self.log.add(name) } }
    pool.doAll()
    XCTAssertEqual(
      log.lines, ["a", "b", "c"],
      "The pool runs its newest job first, but the work should run in the order “a”, “b”, “c”.")
  }

  func test_work_begins_when_the_work_before_it_is_done() {
    scheduleLongWork("a")
    scheduler.schedule { self.log.add("b") }
    pool.doAll()
    XCTAssertEqual(
      log.lines, ["a begins", "a ends", "b"], "“b” should begin only after “a” has ended.")
  }

  func test_work_that_other_work_schedules_waits_for_its_end() {
    scheduler.schedule {
      self.log.add("a begins")
      self.scheduler.schedule { self.log.add("b") }
      self.pool.doAll()  // Simulates another thread that runs any waiting jobs.
      self.log.add("a ends")
    }
    pool.doAll()
    XCTAssertEqual(
      log.lines, ["a begins", "a ends", "b"],
      "“b” is scheduled by “a”, but should begin only after “a” has ended.")
  }

  func test_work_after_canceled_work_begins_when_the_work_before_it_is_done() {
    scheduler.schedule { self.log.add("a") }?.dispose()
    scheduleLongWork("b")
    scheduler.schedule { self.log.add("c") }
    pool.doAll()
    XCTAssertEqual(
      log.lines, ["b begins", "b ends", "c"],
      "“a” was canceled, but “c” should still begin only after “b” has ended.")
  }

  func test_no_work_is_lost_if_another_thread_schedules() {
    for use in 1...6 {
      let (done, expected) = workDone(ifAnotherThreadSchedulesAfterUse: use)
      XCTAssertEqual(
        done, expected,
        "If another thread schedules “b” after use \(use) of `withLock`, it should run after “a”.")
    }
  }

  func test_no_work_is_lost_if_only_a_job_holds_the_scheduler() {
    SerialScheduler(pool: pool).schedule { self.log.add("a") }
    pool.doAll()
    XCTAssertEqual(
      log.lines, ["a"], "“a” should run, even if only a job in the pool holds the scheduler.")
  }

  func test_each_job_does_one_piece_of_work() {
    for name in ["a", "b"] { scheduler.schedule { self.log.add(name) } }
    pool.doOne()
    XCTAssertEqual(log.lines, ["a"], "The first job should run only “a”.")
    pool.doOne()
    XCTAssertEqual(log.lines, ["a", "b"], "The second job should run “b”.")
  }

  func test_the_queue_starts_again_after_it_was_empty() {
    for name in ["a", "b", "c"] {
      scheduler.schedule { self.log.add(name) }
      pool.doAll()
    }
    XCTAssertEqual(
      log.lines, ["a", "b", "c"], "Work that is scheduled when the queue is empty should run.")
  }

  func test_the_queue_starts_again_after_its_only_work_was_canceled() {
    scheduler.schedule { self.log.add("a") }?.dispose()
    pool.doAll()
    scheduler.schedule { self.log.add("b") }
    pool.doAll()
    XCTAssertEqual(
      log.lines, ["b"], "“b” should run, even if the only work before it was canceled.")
  }

  func test_the_scheduler_is_current_during_the_work() {
    let outside = Scheduler.current
    var inside: Scheduler?
    scheduler.schedule { inside = Scheduler.current }
    pool.doAll()
    XCTAssertTrue(
      inside === scheduler, "During the work, `Scheduler.current` should be this scheduler.")
    XCTAssertTrue(
      Scheduler.current === outside,
      "After the work, `Scheduler.current` should be the same as before.")
  }

  func test_the_disposable_cancels_its_own_work() {
    scheduler.schedule { self.log.add("a") }
    let b = scheduler.schedule { self.log.add("b") }
    scheduler.schedule { self.log.add("c") }
    b?.dispose()
    pool.doAll()
    XCTAssertEqual(log.lines, ["a", "c"], "“b” was canceled, so only “a” and “c” should run.")
  }

  func test_work_can_be_canceled_by_the_work_before_it() {
    var b: Disposable?
    scheduler.schedule {
      self.log.add("a")
      b?.dispose()
    }
    b = scheduler.schedule { self.log.add("b") }
    pool.doAll()
    XCTAssertEqual(log.lines, ["a"], "“a” cancels “b” before “b” begins, so only “a” should run.")
  }

  func test_the_state_is_in_a_guarded() {
    XCTAssertEqual(
      workDone(ifAnotherThreadSchedulesAfterUse: 1).expected, ["a", "b"],
      "`schedule` should access its state only inside the `withLock` of a `Guarded`.")
  }

  /// Schedules work and, while it runs, has another thread of the pool run any waiting jobs.
  private func scheduleLongWork(_ name: String) {
    scheduler.schedule {
      self.log.add("\(name) begins")
      self.pool.doAll()
      self.log.add("\(name) ends")
    }
  }

  /// Returns the work that ran, and the work that should have run.
  ///
  /// Schedules “a”, and then “b” on a simulated thread after the given use of the lock. If the lock
  /// is used fewer times, “b” isn't scheduled.
  private func workDone(
    ifAnotherThreadSchedulesAfterUse use: Int
  ) -> (done: [String], expected: [String]) {
    let (pool, log) = (NewestFirstPool(), Log())
    let scheduler = SerialScheduler(pool: pool)
    nonisolated(unsafe) var uses = 0
    OtherThreads.$afterUnlock.withValue({
      uses += 1
      if uses == use { scheduler.schedule { log.add("b") } }
    }) {
      scheduler.schedule { log.add("a") }
      pool.doAll()
    }
    return (log.lines, uses >= use ? ["a", "b"] : ["a"])
  }
}
