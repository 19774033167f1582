import ReactiveCore
import XCTest

final class TakeWhileInclusiveTests: XCTestCase {
  let log = Log()

  func test_the_value_that_ends_it_is_sent_and_the_source_is_disposed_before_the_end() {
    let source = Source<Int>("source", log: log)
    log.record(source.signal.take(while: { $0 < 5 }, inclusive: true))
    [1, 9, 2].forEach(source.sendNext)
    XCTAssertEqual(log.lines, ["subscribe source", "1", "9", "dispose source", "completed"])
  }

  func test_without_inclusive_it_is_take_while() {
    let numbers = Signal.values(1, 9, 2)
    XCTAssertEqual(
      numbers.take(while: { $0 < 5 }, inclusive: false).syncLines, ["1", "completed"])
    XCTAssertEqual(
      numbers.take(while: { $0 < 5 }, inclusive: true).syncLines, ["1", "9", "completed"])
  }

  func test_the_predicate_is_not_asked_after_it_has_ended_the_signal() {
    let asked = Counter()
    let source = Source<Int>()
    source.signal.take(while: { _ in asked.increment() < 2 }, inclusive: true).subscribe()
    (1...5).forEach(source.sendNext)
    XCTAssertEqual(asked.value, 2)
  }
}
