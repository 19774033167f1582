import ReactiveCore
import XCTest

final class ScanTests: XCTestCase {
  private let log = Log()
  private let numbers = Signal.values(1, 2, 3, 4)
  private let failing = Signal.return(1).concat(.error(Failure("lost")))

  // STR-SCAN-1
  func test_scan_sends_every_running_result_but_not_the_start() {
    XCTAssertEqual(Signal.values("b", "c").scan("a", +).syncLines, ["ab", "abc", "completed"])
    XCTAssertEqual(Signal<Int>.empty().scan(0, +).syncLines, ["completed"])
  }

  // STR-SCAN-2, STR-SCAN-3
  func test_the_index_begins_at_0_with_each_subscription() {
    let indexed = numbers.scanWithIndex(0) { $0 + $1 + $2 }
    for _ in 1...2 { XCTAssertEqual(indexed.syncLines, ["1", "4", "9", "16", "completed"]) }
  }

  // STR-COMBPREV-1, STR-COMBPREV-2
  func test_each_value_is_combined_with_the_previous_one() {
    let sums = numbers.combinePrevious(10, +)
    XCTAssertEqual(sums.syncLines, ["11", "3", "5", "7", "completed"])
  }

  // STR-SCAN-4, STR-COMBPREV-3
  func test_nil_may_be_the_previous_value() {
    let lastEven = numbers.scan(Int?.none) { $1.isMultiple(of: 2) ? $1 : $0 == 2 ? nil : $0 }
    XCTAssertEqual(lastEven.syncLines, ["nil", "Optional(2)", "nil", "Optional(4)", "completed"])
    let pairs = Signal<Int?>.values(1, 2).combinePrevious(nil) { ($0 ?? 0) * 10 + ($1 ?? 0) }
    XCTAssertEqual(pairs.syncLines, ["1", "12", "completed"])
  }

  // SIG-AGGREGATE-1, SIG-AGGREGATE-3
  func test_aggregate_sends_one_result_on_completion_and_none_after_an_error() {
    XCTAssertEqual(Signal<Int>.empty().aggregate(7, +).syncLines, ["7", "completed"])
    XCTAssertEqual(failing.aggregate(0, +).syncLines, ["error lost"])
  }

  // SIG-AGGREGATE-2
  func test_aggregate_combines_values_as_they_arrive() {
    let source = Source<Int>()
    log.record(
      source.signal.aggregate(0) { sum, number in
        self.log.add("\(sum) + \(number)")
        return sum + number
      })
    (1...2).forEach(source.sendNext)
    XCTAssertEqual(log.takeLines(), ["0 + 1", "1 + 2"])
    source.sendCompleted()
    XCTAssertEqual(log.lines, ["3", "completed"])
  }

  // SIG-AGGREGATE-4
  func test_subscriptions_share_a_start_value_but_not_the_result_of_a_start_factory() {
    func fold(_ log: Log, _ number: Int) -> Log {
      log.add("\(number)")
      return log
    }
    var counts: [Int] = []
    let shared = numbers.aggregate(Log(), fold)
    let fresh = numbers.aggregate(startFactory: { Log() }, fold)
    for signal in [shared, shared, fresh, fresh] {
      signal.subscribeNext { counts.append($0.count) }
    }
    XCTAssertEqual(counts, [4, 8, 4, 4])
  }

  // SIG-COLLECT-1, SIG-COLLECT-2, SIG-COLLECT-3
  func test_collect_sends_one_array_on_completion_including_nil() {
    let values = Signal<Int?>.values(1, nil, 2)
    XCTAssertEqual(values.collect().syncLines, ["[Optional(1), nil, Optional(2)]", "completed"])
    XCTAssertEqual(failing.collect().syncLines, ["error lost"])
    XCTAssertEqual(Signal<Int>.empty().collect().syncLines, ["[]", "completed"])
  }
}
