import Dispatch
import Foundation
import XCTest

@testable import ReactiveCore

/// Tests of the main queue on a thread other than the main thread.
///
/// On Linux, other threads serve the main queue after an asynchronous `main` function awaits. In a
/// test, the main queue stays on the main thread, so these tests give its key to another queue.
final class ThreadContextTests: XCTestCase {
  private let queue = DispatchQueue(label: "replaces the main queue")

  private func onTheQueue(_ body: @escaping @Sendable () -> Void) {
    let done = expectation(description: "done")
    queue.async {
      XCTAssertFalse(Thread.isMainThread)
      body()
      done.fulfill()
    }
    wait(for: [done], timeout: 10)
  }

  func test_the_main_queue_is_identified_by_its_key() {
    XCTAssertNil(queue.getSpecific(key: MainThread.mainQueue))
    XCTAssertNotNil(DispatchQueue.main.getSpecific(key: MainThread.mainQueue))
  }

  func test_another_thread_counts_as_main_while_it_serves_the_main_queue() {
    onTheQueue { XCTAssertNil(Scheduler.current) }
    queue.setSpecific(key: MainThread.mainQueue, value: ())
    onTheQueue {
      XCTAssertTrue(ThreadContext.current.hasScheduler)
      XCTAssertTrue(Scheduler.current === Scheduler.main)
    }
    // Only the current queue matters, not the thread.
    queue.setSpecific(key: MainThread.mainQueue, value: nil)
    onTheQueue { XCTAssertNil(Scheduler.current) }
  }

  func test_deliverOnMainThread_sends_at_once_on_the_main_queue() {
    queue.setSpecific(key: MainThread.mainQueue, value: ())
    onTheQueue {
      let log = Locked<[Int]>([])
      let subject = Subject<Int>()
      subject.deliverOnMainThread().subscribeNext { value in log.withLock { $0.append(value) } }
      subject.sendNext(1)
      XCTAssertEqual(log.withLock { $0 }, [1])
    }
  }
}
