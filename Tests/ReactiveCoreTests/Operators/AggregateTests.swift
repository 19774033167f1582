import ReactiveCore
import XCTest

final class AggregateTests: XCTestCase {
  let log = Log()

  func test_SIG_AGGREGATE_1_SIG_AGGREGATE_3_one_result_comes_on_completion_none_after_an_error() {
    XCTAssertEqual(Signal.values(1, 2, 3).aggregate(0, +).syncLines, ["6", "completed"])
    XCTAssertEqual(Signal<Int>.empty().aggregate(7, +).syncLines, ["7", "completed"])
    let failing = Signal.return(1).concat(.error(Failure("lost")))
    XCTAssertEqual(failing.aggregate(0, +).syncLines, ["error lost"])
  }

  func test_SIG_AGGREGATE_2_the_fold_runs_as_values_arrive() {
    let source = Source<Int>()
    let sum = source.signal.aggregate(0) { sum, number in
      self.log.add("\(sum) + \(number)")
      return sum + number
    }
    log.record(sum)
    source.sendNext(1)
    source.sendNext(2)
    XCTAssertEqual(log.lines, ["0 + 1", "1 + 2"])
    source.sendCompleted()
    XCTAssertEqual(log.lines.suffix(2), ["3", "completed"])
  }

  func test_SIG_AGGREGATE_4_the_start_is_shared_by_subscriptions_and_what_a_factory_makes_is_not() {
    func fold(_ log: Log, _ number: Int) -> Log {
      log.add("\(number)")
      return log
    }
    let numbers = Signal.values(1, 2)
    var counts: [Int] = []
    let shared = numbers.aggregate(Log(), fold)
    let fresh = numbers.aggregate(startFactory: { Log() }, fold)
    for signal in [shared, shared, fresh, fresh] {
      signal.subscribeNext { counts.append($0.count) }
    }
    XCTAssertEqual(counts, [2, 4, 2, 2])
  }
}
