import Dispatch
import ReactiveCore
import XCTest

@testable import Exercise12

final class Task4SerialSchedulerTests: XCTestCase {
  private let pile = Pile()
  private lazy var scheduler = SerialScheduler(pool: pile)
  private let log = Log()

  func test_work_is_done_in_the_order_in_which_it_was_asked() {
    for name in ["a", "b", "c"] { scheduler.schedule { self.log.add(name) } }
    pile.doAll()
    XCTAssertEqual(
      log.lines, ["a", "b", "c"],
      "The pool does the newest job first, but the work should be done in its order: a, b, c.")
  }

  func test_without_work_the_pool_is_left_alone() {
    _ = scheduler
    XCTAssertEqual(pile.count, 0, "Nothing was scheduled, so nothing should be submitted.")
    scheduler.schedule {}
    XCTAssertEqual(pile.count, 1, "One piece of work should be one job.")
    pile.doAll()
    XCTAssertEqual(pile.count, 0, "When the work is done, no job should be left.")
  }

  func test_a_piece_of_work_begins_when_the_one_before_it_is_done() {
    scheduler.schedule {
      self.log.add("a begins")
      self.pile.doAll()  // Another thread of the pool has time right now.
      self.log.add("a ends")
    }
    scheduler.schedule { self.log.add("b") }
    pile.doAll()
    XCTAssertEqual(
      log.lines, ["a begins", "a ends", "b"], "b should begin when a is done, and not inside of it."
    )
  }

  func test_work_that_is_asked_for_by_the_last_work_waits_for_its_end() {
    scheduler.schedule {
      self.log.add("a begins")
      self.scheduler.schedule { self.log.add("b") }
      self.pile.doAll()  // Another thread of the pool has time right now.
      self.log.add("a ends")
    }
    pile.doAll()
    XCTAssertEqual(
      log.lines, ["a begins", "a ends", "b"],
      "a asks for b while nothing waits, and is not done itself: b should begin when a has ended.")
  }

  func test_work_is_done_although_nobody_keeps_the_scheduler() {
    SerialScheduler(pool: pile).schedule { self.log.add("a") }
    pile.doAll()
    XCTAssertEqual(log.lines, ["a"], "Nobody holds the scheduler, but a was asked for: do it.")
  }

  func test_a_thread_that_asks_between_two_uses_of_the_lock_is_not_forgotten() {
    XCTAssertEqual(
      heardWhenAnotherThreadAsks(atUse: 1).expected, ["a", "b"],
      "What waits should be kept in a Guarded, and reached through its withLock alone.")
    for moment in 1...6 {
      let (heard, expected) = heardWhenAnotherThreadAsks(atUse: moment)
      XCTAssertEqual(
        heard, expected,
        "Another thread asks for b when the lock has been used \(moment) times: do a, and then b.")
    }
  }

  func test_a_thread_goes_back_to_the_pool_after_each_piece_of_work() {
    for name in ["a", "b"] { scheduler.schedule { self.log.add(name) } }
    pile.doOne()
    XCTAssertEqual(log.lines, ["a"], "The first job should do a, and nothing more.")
    pile.doOne()
    XCTAssertEqual(log.lines, ["a", "b"], "The second job should do b.")
  }

  func test_a_line_that_was_empty_begins_anew() {
    for name in ["a", "b", "c"] {
      scheduler.schedule { self.log.add(name) }
      pile.doAll()
    }
    XCTAssertEqual(
      log.lines, ["a", "b", "c"], "Each was asked for when the line was empty: all should be done.")
  }

  func test_the_scheduler_is_current_while_it_works() {
    let outside = Scheduler.current
    var inside: Scheduler?
    scheduler.schedule { inside = Scheduler.current }
    pile.doAll()
    XCTAssertTrue(inside === scheduler, "Inside the work, current should be the scheduler.")
    XCTAssertTrue(Scheduler.current === outside, "Afterwards current should be what it was.")
  }

  func test_work_that_is_called_off_is_left_out() {
    scheduler.schedule { self.log.add("a") }
    let cancel = scheduler.schedule { self.log.add("b") }
    scheduler.schedule { self.log.add("c") }
    XCTAssertNotNil(cancel, "schedule should return what calls the work off.")
    cancel?.dispose()
    pile.doAll()
    XCTAssertEqual(log.lines, ["a", "c"], "b was called off: only a and c should be done.")
  }

  func test_work_can_be_called_off_by_the_work_before_it() {
    var cancel: Disposable?
    scheduler.schedule {
      self.log.add("a")
      cancel?.dispose()
    }
    cancel = scheduler.schedule { self.log.add("b") }
    pile.doAll()
    XCTAssertEqual(log.lines, ["a"], "a calls b off before it begins: only a should be done.")
  }

  func test_many_threads_ask_and_work_and_nothing_is_lost() {
    guard worksForOneThread else {
      return XCTFail(
        "For one thread already the work should be done one at a time, in order, and all of it.")
    }
    let scheduler = scheduler
    let pile = pile
    let log = log
    nonisolated(unsafe) var done = 0  // Only the work writes it, and the work is serial.
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for number in 0..<250 {
        scheduler.schedule {
          done += 1
          log.add("\(thread) \(number)")
        }
        pile.doOne()
      }
      pile.doAll()
    }
    pile.doAll()
    XCTAssertEqual(log.lines.count, 1000, "Four threads asked for 250 pieces each: 1000 in all.")
    XCTAssertEqual(done, 1000, "As the work is serial, its own count should be 1000 too.")
    for thread in 0..<4 {
      XCTAssertEqual(
        log.lines.filter { $0.hasPrefix("\(thread) ") }, (0..<250).map { "\(thread) \($0)" },
        "What one thread asked for should be done in the order in which it asked.")
    }
  }

  /// Whether many threads are worth a try: what one thread shows is shown in every run, and what many
  /// show is a matter of luck.
  private var worksForOneThread: Bool {
    let (pile, log) = (Pile(), Log())
    let scheduler = SerialScheduler(pool: pile)
    scheduler.schedule {
      scheduler.schedule {
        scheduler.schedule { log.add("d") }
        pile.doAll()
        log.add("c")
      }
      pile.doAll()
      log.add("a")
    }
    scheduler.schedule { log.add("b") }
    pile.doAll()
    scheduler.schedule { log.add("e") }
    pile.doAll()
    return log.lines == ["a", "b", "c", "d", "e"]
      && (1...6).map(heardWhenAnotherThreadAsks(atUse:)).allSatisfy { $0.heard == $0.expected }
  }

  /// What is done when one thread asks for a, and another one for b at a use of the lock; if the lock
  /// is not used as often, nobody asks for b.
  private func heardWhenAnotherThreadAsks(
    atUse moment: Int
  ) -> (heard: [String], expected: [String]) {
    let (pile, log) = (Pile(), Log())
    let scheduler = SerialScheduler(pool: pile)
    nonisolated(unsafe) var uses = 0
    OtherThreads.$turn.withValue({
      uses += 1
      if uses == moment { scheduler.schedule { log.add("b") } }
    }) {
      scheduler.schedule { log.add("a") }
      pile.doAll()
    }
    return (log.lines, uses >= moment ? ["a", "b"] : ["a"])
  }
}
