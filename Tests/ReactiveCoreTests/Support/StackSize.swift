import Foundation
import ReactiveCore
import XCTest

extension XCTestCase {
  /// Runs `body` on a thread with a stack of `size` bytes, where subscriptions start immediately.
  func onStack(of size: Int, _ body: @escaping @Sendable () -> Void) {
    let isDone = expectation(description: "the work fits on the stack")
    let thread = Thread {
      Scheduler.immediate.performAsCurrent(body)
      isDone.fulfill()
    }
    thread.stackSize = size
    thread.start()
    wait(for: [isDone], timeout: 120)
    returnFreedMemory()
  }
}
