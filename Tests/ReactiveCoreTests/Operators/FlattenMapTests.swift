import ReactiveCore
import XCTest

final class FlattenMapTests: XCTestCase {
  let log = Log()

  func test_STR_FLATTENMAP_1_each_value_starts_a_signal_and_any_number_run_at_once() {
    let outer = Subject<Int>()
    let inners = (0..<50).map { _ in Source<Int>() }
    log.record(outer.flattenMap { inners[$0].signal })
    (0..<50).forEach(outer.sendNext)
    XCTAssertEqual(inners.map(\.subscriptions), Array(repeating: 1, count: 50))
    for (index, inner) in inners.enumerated().reversed() { inner.sendNext(index) }
    XCTAssertEqual(log.lines, (0..<50).reversed().map(String.init))
  }

  func test_STR_FLATTENMAP_2_nil_counts_as_empty() {
    let signal = Signal.values(1, 2, 3).flattenMap { $0 == 2 ? nil : .return($0) }
    XCTAssertEqual(signal.syncLines, ["1", "3", "completed"])
  }

  func test_STR_FLATTENMAP_3_to_return_it_is_map() {
    let numbers = Signal.values(1, 2, 3)
    XCTAssertEqual(
      numbers.flattenMap { .return($0 * 2) }.syncLines, numbers.map { $0 * 2 }.syncLines)
    let failing = numbers.concat(.error(Failure("lost")))
    XCTAssertEqual(
      failing.flattenMap { .return($0 * 2) }.syncLines, failing.map { $0 * 2 }.syncLines)
  }

  func test_STR_FLATTENMAP_4_an_error_of_a_signal_disposes_all_and_then_is_sent() {
    let outer = Source<Int>("outer", log: log)
    let inners = [Source<Int>("0", log: log), Source<Int>("1", log: log)]
    log.record(outer.signal.flattenMap { inners[$0].signal })
    outer.sendNext(0)
    outer.sendNext(1)
    inners[0].sendError(Failure("lost"))
    XCTAssertEqual(Set(log.lines[3...5]), ["dispose outer", "dispose 0", "dispose 1"])
    XCTAssertEqual(log.lines[6...], ["error lost"])
  }

  func test_STR_FLATTENMAP_5_an_error_of_the_source_disposes_the_signals_and_then_is_sent() {
    let outer = Source<Int>("outer", log: log)
    let inner = Source<Int>("inner", log: log)
    log.record(outer.signal.flattenMap { _ in inner.signal })
    outer.sendNext(0)
    outer.sendError(Failure("lost"))
    XCTAssertEqual(
      log.lines,
      ["subscribe outer", "subscribe inner", "dispose outer", "dispose inner", "error lost"])
  }

  func test_STR_FLATTENMAP_6_completion_of_the_source_or_of_a_signal_does_not_cut_the_other() {
    let (outer, inners) = (Source<Int>(), [Source<String>(), Source<String>()])
    log.record(outer.signal.flattenMap { inners[$0].signal })
    outer.sendNext(0)
    inners[0].sendCompleted()
    outer.sendNext(1)
    outer.sendCompleted()
    inners[1].sendNext("A")
    inners[1].sendCompleted()
    XCTAssertEqual(log.lines, ["A", "completed"])
  }

  func test_STR_FLATTENMAP_7_inside_each_completion_is_seen_and_outside_only_the_last() {
    let signal = Signal.values(1, 2)
      .flattenMap { value in
        Signal.return(value).flattenMap { .return($0) }.doCompleted { self.log.add("inside") }
      }
      .doCompleted { self.log.add("outside") }
    log.record(signal)
    XCTAssertEqual(log.lines, ["1", "inside", "2", "inside", "outside", "completed"])
  }

  func test_STR_FLATTENMAP_9_synchronous_signals_come_whole_one_after_the_other() {
    let signal = Signal.values(1, 2, 3).flattenMap { .values($0, $0 * 10) }
    XCTAssertEqual(signal.syncLines, ["1", "10", "2", "20", "3", "30", "completed"])
  }
}
