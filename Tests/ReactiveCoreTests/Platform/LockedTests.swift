import XCTest

@testable import ReactiveCore

final class LockedTests: XCTestCase {
  func test_no_change_is_lost_between_threads() {
    let number = Locked(0)
    onThreads(4) { _ in for _ in 0..<10_000 { number.withLock { $0 += 1 } } }
    XCTAssertEqual(number.withLock { $0 }, 40_000)
  }

  func test_a_recursive_lock_can_be_reentered_only_by_its_own_thread() {
    let shared = Shared()
    let entered = DispatchSemaphore(value: 0)
    shared.lock.withLock {
      shared.lock.withLock {}
      Thread.detachNewThread { shared.lock.withLock { _ = entered.signal() } }
      XCTAssertEqual(entered.wait(timeout: .now() + 0.05), .timedOut)
    }
    entered.wait()
  }

  // SEQ-CORE-6
  func test_a_recursive_lock_excludes_other_threads_during_reentry() {
    let shared = Shared()
    onThreads(8) { _ in
      for _ in 0..<5_000 {
        shared.lock.enter()
        shared.lock.enter()
        shared.sum += 1
        shared.lock.leave()
        shared.sum += 1
        shared.lock.leave()
      }
    }
    XCTAssertEqual(shared.sum, 80_000)
  }

  func test_a_lock_held_from_the_start_is_free_after_its_release() {
    let shared = Shared(isTaken: true)
    let readers = DispatchGroup()
    for _ in 0..<4 {
      DispatchQueue.global().async(group: readers) {
        shared.lock.withLock { XCTAssertEqual(shared.sum, 1) }
      }
    }
    shared.sum = 1
    shared.lock.leave()
    XCTAssertEqual(readers.wait(timeout: .now() + 60), .success)
  }

  func test_a_deadlock_of_two_threads_ends_the_process() throws {
    try assertTraps("Two threads wait for each other, each inside of what the other wants.") {
      let (left, right) = (Shared(), Shared())
      let (areInside, areOutside) = (DispatchGroup(), DispatchGroup())
      for group in [areInside, areInside, areOutside, areOutside] { group.enter() }
      for (first, second) in [(left, right), (right, left)] {
        Thread.detachNewThread {
          first.lock.withLock {
            areInside.leave()
            areInside.wait()
            second.lock.withLock {}
          }
          areOutside.leave()
        }
      }
      areOutside.wait()
    }
  }

  func test_an_open_gate_lets_all_threads_pass() {
    let gate = Gate()
    let passed = DispatchSemaphore(value: 0)
    for _ in 0..<2 {
      Thread.detachNewThread {
        gate.wait()
        passed.signal()
      }
    }
    XCTAssertEqual(passed.wait(timeout: .now() + 0.05), .timedOut)
    gate.open()
    passed.wait()
    passed.wait()
    gate.wait()
  }

  func test_only_one_racing_thread_sets_a_flag() {
    for _ in 0..<50 {
      let race = Shared()
      let winners = Counter()
      onThreads(4) { _ in if race.flag.set() { winners.increment() } }
      XCTAssertEqual(winners.value, 1)
      XCTAssertTrue(race.flag.isSet)
    }
  }
}

/// Locks and flags are noncopyable, so threads share them through an object.
private final class Shared: @unchecked Sendable {  // Sendable: `lock` guards `sum`.
  let lock: RecursiveLock
  let flag = Flag()
  var sum = 0

  init(isTaken: Bool = false) { lock = RecursiveLock(isTaken: isTaken) }
}
