import Dispatch
import Foundation
import XCTest

@testable import ReactiveCore

final class CommandThreadsTests: XCTestCase {
  func test_one_of_eight_concurrent_executions_runs_and_seven_are_refused() {
    for _ in 0..<100 {
      let refusals = Counter()
      let works = Counter()
      let isValid = Subject<Bool>()
      let command = Command<Signal<Int>, Int>(enabled: isValid, scheduler: .immediate) { work in
        works.increment()
        return work
      }
      // One execution finishes, and then another is refused. Neither should leave the command busy.
      command.execute(.empty())
      isValid.sendNext(false)
      XCTAssertThrowsError(try command.execute(.empty()).waitUntilCompleted())
      isValid.sendNext(true)
      onRacingThreads { _ in
        command.execute(.never()).subscribeError { error in
          if error as? CommandError == .notEnabled { refusals.increment() }
        }
      }
      XCTAssertEqual(works.value, 2)
      XCTAssertEqual(refusals.value, Stress.threads - 1)
    }
  }

  // thread 1  scheduler runs ────────────────── executes
  // thread 2      disables: waits for the scheduler ──┘
  func test_execute_does_not_wait_while_another_thread_changes_the_commands_state() {
    let (allowed, scheduler) = (Subject<Bool>(), TestScheduler())
    let command = Command<Int, Int>(enabled: allowed, scheduler: scheduler) { .return($0) }
    let isInside = DispatchSemaphore(value: 0)
    let other = LockedValue<UInt>()
    scheduler.schedule {
      isInside.signal()
      while !ParkingLot.all.withLock({ $0.waits(other.value ?? 0, for: currentThread) }) {
        sched_yield()
      }
      command.execute(1)
    }
    let others = DispatchGroup()
    DispatchQueue.global().async(group: others) {
      other.value = currentThread
      isInside.wait()
      allowed.sendNext(false)
    }
    onNewThread { scheduler.run() }
    XCTAssertEqual(others.wait(timeout: .now() + 30), .success)
  }

  func test_execute_may_be_called_inside_a_callback_of_enabled_on_a_thread_without_a_scheduler() {
    let isValid = Subject<Bool>()
    let command = Command<Int, Int>(enabled: isValid, scheduler: .immediate) { .return($0) }
    isValid.sendNext(false)
    var isFirst = true
    waiting { done in
      command.enabled.filter { $0 }.subscribeNext { _ in
        guard isFirst else { return }
        isFirst = false
        command.execute(1).subscribeCompleted(done)
      }
      onNewThread { isValid.sendNext(true) }
    }
  }

  func test_a_command_created_on_a_thread_without_a_scheduler_is_enabled_or_disabled_at_once() {
    for isAllowed in [true, false] {
      let works = Counter()
      onNewThread {
        let command = Command<Int, Int>(enabled: BehaviorSubject(isAllowed), scheduler: .immediate)
        { _ in
          works.increment()
          return .empty()
        }
        command.execute(1)
      }
      XCTAssertEqual(works.value, isAllowed ? 1 : 0)
    }
  }
}
