import ReactiveCore
import XCTest

final class CommandThreadsTests: XCTestCase {
  func test_a_command_that_eight_threads_execute_runs_one_at_a_time() {
    let overlaps = Overlaps()
    let (runs, refusals) = (Counter(), Counter())
    let command = Command<Int, Int>(scheduler: .background()) { number in
      Signal { subscriber in
        overlaps.visit { runs.increment() }
        subscriber.sendNext(number)
        subscriber.sendCompleted()
        return nil
      }
    }
    let executions = Stress.eventsPerThread / 50
    onRacingThreads { _ in
      for number in 0..<executions {
        do { try command.execute(number).waitUntilCompleted() } catch { refusals.increment() }
      }
    }
    XCTAssertEqual(overlaps.count, 0)
    XCTAssertEqual(runs.value + refusals.value, executions * Stress.threads)
    XCTAssertGreaterThan(runs.value, 0)
  }

  func test_of_eight_threads_that_execute_at_once_one_runs_and_seven_are_refused() {
    for _ in 0..<100 {
      let refusals = Counter()
      let works = Counter()
      let isValid = Subject<Bool>()
      let command = Command<Signal<Int>, Int>(enabled: isValid, scheduler: .immediate) { work in
        works.increment()
        return work
      }
      // What is over, and who was refused, gives one turn back and no other.
      command.execute(.empty())
      isValid.sendNext(false)
      XCTAssertThrowsError(try command.execute(.empty()).waitUntilCompleted())
      isValid.sendNext(true)
      onRacingThreads { _ in
        command.execute(.never()).subscribeError { error in
          if error as? CommandError == .notEnabled { refusals.increment() }
        }
      }
      XCTAssertEqual(works.value, 2)
      XCTAssertEqual(refusals.value, Stress.threads - 1)
    }
  }
}
