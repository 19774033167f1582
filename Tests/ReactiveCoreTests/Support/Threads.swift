import Foundation
import XCTest

@testable import ReactiveCore

extension XCTestCase {
  /// Runs `body` on a new thread that has no scheduler, and waits until it has returned.
  func onNewThread(_ body: @escaping @Sendable () -> Void) {
    let done = expectation(description: "the thread ends")
    Thread.detachNewThread {
      body()
      done.fulfill()
    }
    wait(for: [done], timeout: 30)
  }

  /// Runs `body` on several concurrent threads, passing each thread's number, and waits for them.
  func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let done = expectation(description: "all threads end")
    done.expectedFulfillmentCount = count
    for number in 0..<count {
      Thread.detachNewThread {
        body(number)
        done.fulfill()
      }
    }
    wait(for: [done], timeout: 30)
  }

  /// Calls `body` with a closure, and waits until that closure is called.
  func waiting(_ body: (@escaping @Sendable () -> Void) -> Void) {
    let done = expectation(description: "Done")
    body { done.fulfill() }
    wait(for: [done], timeout: 30)
  }
}

/// Calls `send` on a new thread, and returns once that thread is waiting for this thread.
///
/// The new thread leaves `group` when `send` returns.
func sendFromWaitingThread(in group: DispatchGroup, _ send: @escaping @Sendable () -> Void) {
  let (here, other) = (currentThread, LockedValue<UInt>())
  group.enter()
  Thread.detachNewThread {
    other.value = currentThread
    send()
    group.leave()
  }
  while !ParkingLot.all.withLock({ $0.waits(other.value ?? 0, for: here) }) { sched_yield() }
}
