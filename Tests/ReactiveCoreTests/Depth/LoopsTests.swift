import ReactiveCore
import XCTest

/// What begins anew without end, on a thread with a stack of 512 KB.
///
/// A debug build goes fewer rounds, unless `STRESS_ROUNDS` says otherwise.
final class LoopsTests: XCTestCase {
  #if DEBUG
    private let rounds = Stress.number(named: "STRESS_ROUNDS") ?? 32_768
  #else
    private let rounds = Stress.number(named: "STRESS_ROUNDS") ?? 1_000_000
  #endif

  func test_many_repetitions_of_a_synchronous_signal_do_not_nest() {
    onStack(of: 512 << 10) { [rounds] in
      let scheduler = TestScheduler()
      scheduler.performAsCurrent {
        var count = 0
        Signal.return(1).repeat().take(rounds).subscribeNext { count += $0 }
        scheduler.run()
        XCTAssertEqual(count, rounds)
      }
    }
  }

  func test_many_retries_of_a_synchronous_failure_do_not_nest() {
    onStack(of: 512 << 10) { [rounds] in
      let scheduler = TestScheduler()
      scheduler.performAsCurrent {
        var (attempts, failures) = (0, 0)
        Signal<Int> { subscriber in
          attempts += 1
          subscriber.sendError(Failure("again"))
          return nil
        }
        .retry(rounds).subscribeError { _ in failures += 1 }
        scheduler.run()
        XCTAssertEqual(attempts, rounds + 1)
        XCTAssertEqual(failures, 1)
      }
    }
  }

  func test_many_passes_of_a_recursion_do_not_nest() {
    for scheduler in [TestScheduler(), Scheduler.immediate] {
      onStack(of: 512 << 10) { [rounds] in
        var passes = 0
        scheduler.scheduleRecursive { again in
          passes += 1
          if passes < rounds { again() }
        }
        (scheduler as? TestScheduler)?.run()
        XCTAssertEqual(passes, rounds)
      }
    }
  }
}
