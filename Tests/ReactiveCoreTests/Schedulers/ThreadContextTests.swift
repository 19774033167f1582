import Dispatch
import Foundation
import XCTest

@testable import ReactiveCore

/// Once an async `main` has awaited, Linux serves the main queue on threads that are not the main one.
///
/// The main queue of a test stays on the main thread, so another queue plays that one: it carries what
/// the main queue carries.
final class ThreadContextTests: XCTestCase {
  private let queue = DispatchQueue(label: "in the main queue's place")

  private func onTheQueue(_ body: @escaping @Sendable () -> Void) {
    let done = expectation(description: "done")
    queue.async {
      XCTAssertFalse(Thread.isMainThread)
      body()
      done.fulfill()
    }
    wait(for: [done], timeout: 10)
  }

  func test_the_main_queue_is_known_by_what_it_carries() {
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
    // The thread is the same or another one; what counts is the queue that it serves now.
    queue.setSpecific(key: MainThread.mainQueue, value: nil)
    onTheQueue { XCTAssertNil(Scheduler.current) }
  }

  func test_on_it_what_goes_to_the_main_thread_goes_on_at_once() {
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
