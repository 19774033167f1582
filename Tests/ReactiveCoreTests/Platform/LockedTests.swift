import Foundation
import XCTest

@testable import ReactiveCore

final class LockedTests: XCTestCase {
  func test_a_deadlock_of_two_threads_traps() throws {
    try assertTraps("Deadlock: two threads each wait for a lock that the other holds.") {
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
}

/// An object that lets threads share a lock, which itself is noncopyable.
private final class Shared: Sendable {
  let lock = RecursiveLock()
}
