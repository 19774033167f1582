import XCTest

@testable import ReactiveCore

final class LockedTests: XCTestCase {
  func test_no_change_is_lost_between_threads() {
    let number = Locked(0)
    onThreads(4) { _ in for _ in 0..<10_000 { number.withLock { $0 += 1 } } }
    XCTAssertEqual(number.withLock { $0 }, 40_000)
  }

  func test_an_error_inside_opens_the_lock_again() {
    let number = Locked(0)
    XCTAssertThrowsError(try number.withLock { _ in throw Failure("inside") })
    XCTAssertEqual(number.withLock { $0 }, 0)
  }

  func test_a_recursive_lock_lets_its_own_thread_in_again_and_no_other() {
    let shared = Shared()
    let entered = DispatchSemaphore(value: 0)
    shared.lock.withLock {
      shared.lock.withLock {}
      Thread.detachNewThread { shared.lock.withLock { _ = entered.signal() } }
      XCTAssertEqual(entered.wait(timeout: .now() + 0.05), .timedOut)
    }
    entered.wait()
  }

  func test_a_gate_lets_everybody_pass_once_it_is_open() {
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

  func test_of_racing_threads_one_sets_a_flag() {
    for _ in 0..<50 {
      let race = Shared()
      let winners = Counter()
      onThreads(4) { _ in if race.flag.set() { winners.increment() } }
      XCTAssertEqual(winners.value, 1)
      XCTAssertTrue(race.flag.isSet)
    }
  }
}

/// Neither can be copied, so an object takes them to the threads.
private final class Shared: @unchecked Sendable {  // Sendable: both are made for threads.
  let lock = RecursiveLock()
  let flag = Flag()
}
