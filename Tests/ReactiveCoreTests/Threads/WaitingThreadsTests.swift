import Dispatch
import Foundation
import ReactiveCore
import XCTest

/// Tests of waiting threads, which should wake up only for their own events.
final class WaitingThreadsTests: XCTestCase {
  #if os(Linux)
    func test_a_contended_subscriber_wakes_no_unrelated_threads() {
      let answers = (0..<400).map { _ in Subject<Int>() }
      let (asking, answered, woken) = (Counter(), DispatchGroup(), Collected<Int>())
      for answer in answers {
        answered.enter()
        let thread = Thread {
          Scheduler.immediate.performAsCurrent {
            let before = Self.timesThisThreadSlept
            asking.increment()
            XCTAssertEqual(try? answer.first(), 1)
            woken.add(Self.timesThisThreadSlept - before)
          }
          answered.leave()
        }
        thread.stackSize = 256 << 10
        thread.start()
      }
      while asking.value < answers.count { sched_yield() }

      let source = Subject<Int>()
      // Each callback yields, so that the other threads arrive and have to wait.
      source.subscribeNext { _ in sched_yield() }
      onRacingThreads { _ in
        for value in 0..<500 { source.sendNext(value) }
      }
      while answered.wait(timeout: .now() + 0.001) == .timedOut {
        for answer in answers { answer.sendNext(1) }
      }
      // A thread may wake up once for its answer, and a few times for locks.
      XCTAssertEqual(woken.values.count, answers.count)
      XCTAssertLessThan(woken.values.sorted()[answers.count / 2], 10)
    }

    private static var timesThisThreadSlept: Int {
      var usage = rusage()
      getrusage(1, &usage)  // 1 is RUSAGE_THREAD, which Swift doesn't import.
      return usage.ru_nvcsw
    }
  #endif

  // SIG-BLOCKING-1
  func test_a_blocking_recipe_does_not_delay_a_waiting_thread() {
    let (isBlocked, mayGo) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let blocking = Signal<Int> { subscriber in
      isBlocked.signal()
      mayGo.wait()
      subscriber.sendNext(1)
      return nil
    }
    let blocked = DispatchGroup()
    DispatchQueue.global().async(group: blocked) { XCTAssertEqual(try? blocking.first(), 1) }
    isBlocked.wait()
    onNewThread { XCTAssertEqual(try? Signal.values(2).first(), 2) }
    mayGo.signal()
    XCTAssertEqual(blocked.wait(timeout: .now() + 30), .success)
  }
}
