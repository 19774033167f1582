import Foundation
import ReactiveCore
import XCTest

/// How much a stress test does.
///
/// `STRESS_EVENTS` changes it: `.ci/full` asks for more, and `.ci/sanitized` for fewer.
enum Stress {
  static let threads = 8
  static let events = number(named: "STRESS_EVENTS") ?? 20_000
  static var eventsPerThread: Int { events / threads }
  /// A stack of 512 KB, which is the sixteenth share of one of 8 MB, and that one where `STRESS_ROUNDS` asks
  /// for more.
  static let stacks: [(size: Int, share: Int)] =
    [(512 << 10, 16)] + (number(named: "STRESS_ROUNDS") == nil ? [] : [(8 << 20, 1)])

  static func number(named name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init)
  }
}

extension XCTestCase {
  /// Runs `body` for each event on each of eight threads that begin together.
  func onRacingThreads(_ body: @escaping @Sendable (_ thread: Int, _ event: Int) -> Void) {
    onRacingThreads { thread in
      for event in 0..<Stress.eventsPerThread { body(thread, event) }
    }
  }

  /// Runs `body` on eight threads that begin together, with their numbers.
  ///
  /// Each has a scheduler of its own, so that whatever it subscribes to starts on it, at once.
  func onRacingThreads(_ body: @escaping @Sendable (Int) -> Void) {
    let arrived = Counter()
    onThreads(Stress.threads) { number in
      arrived.increment()
      while arrived.value < Stress.threads { sched_yield() }
      Scheduler.immediate.performAsCurrent { body(number) }
    }
  }
}
