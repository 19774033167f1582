import Foundation
import ReactiveCore
import XCTest

/// The size of a stress test.
///
/// `STRESS_EVENTS` sets the number of events. `.ci/full` and `.ci/sanitized` use more.
enum Stress {
  static let threads = 8
  static let events = number(named: "STRESS_EVENTS") ?? 8_000
  static var eventsPerThread: Int { events / threads }

  static func number(named name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init)
  }
}

extension XCTestCase {
  /// Runs `body` for each event on each of eight threads that start together.
  func onRacingThreads(_ body: @escaping @Sendable (_ thread: Int, _ event: Int) -> Void) {
    onRacingThreads { thread in
      for event in 0..<Stress.eventsPerThread { body(thread, event) }
    }
  }

  /// Runs `body` with the thread's number on eight threads that start together.
  ///
  /// Each thread has its own scheduler, so its subscriptions start immediately.
  func onRacingThreads(_ body: @escaping @Sendable (Int) -> Void) {
    let arrived = Counter()
    onThreads(Stress.threads) { number in
      arrived.increment()
      while arrived.value < Stress.threads { sched_yield() }
      Scheduler.immediate.performAsCurrent { body(number) }
    }
  }
}
