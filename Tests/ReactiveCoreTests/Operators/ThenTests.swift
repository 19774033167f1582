import ReactiveCore
import XCTest

final class ThenTests: XCTestCase {
  let log = Log()

  func test_SIG_THEN_1_ORD_SUBSCRIBE_3_values_are_dropped_and_completion_starts_the_next() {
    let first = Source<Int>("first", log: log)
    let second = Source<String>("second", log: log)
    log.record(first.signal.then { second.signal })
    first.sendNext(1)
    first.sendCompleted()
    second.sendNext("A")
    second.sendCompleted()
    XCTAssertEqual(
      log.lines,
      [
        "subscribe first", "dispose first", "subscribe second", "A", "dispose second", "completed",
      ])
  }

  func test_SIG_THEN_3_after_an_error_the_closure_is_not_called() {
    let calls = Counter()
    let signal = Signal<Int>.error(Failure("lost")).then { () -> Signal<Int> in
      calls.increment()
      return .empty()
    }
    XCTAssertEqual(signal.syncLines, ["error lost"])
    XCTAssertEqual(calls.value, 0)
  }

  func test_SIG_THEN_2_SIG_THEN_4_the_closure_is_called_once_for_each_subscription() {
    let calls = Counter()
    let signal = Signal<Int>.empty().then { .return(calls.increment()) }
    XCTAssertEqual(calls.value, 0)
    XCTAssertEqual(signal.syncLines, ["1", "completed"])
    XCTAssertEqual(signal.syncLines, ["2", "completed"])
  }

  func test_disposing_disposes_the_part_that_is_active() {
    let (first, second) = (Source<Int>(), Source<Int>())
    let signal = first.signal.then { second.signal }
    signal.subscribe().dispose()
    XCTAssertEqual(first.disposals, 1)
    let disposable = signal.subscribe()
    first.sendCompleted()
    disposable.dispose()
    XCTAssertEqual(second.disposals, 1)
  }
}
