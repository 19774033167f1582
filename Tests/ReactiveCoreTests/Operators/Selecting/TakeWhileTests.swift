import ReactiveCore
import XCTest

final class TakeWhileTests: XCTestCase {
  // STR-TAKEPRED-1, STR-TAKEPRED-2, STR-TAKEPRED-3
  func test_until_and_while_end_at_the_first_match() {
    XCTAssertEqual(
      joinedLines("a1 a2 a3 a1") { source, _ in source.take(until: { $0 > "2" }) },
      ["subscribe a", "1", "2", "dispose a", "completed"])
    let numbers = Signal.values(1, 2, 3, 1)
    XCTAssertEqual(numbers.take(while: { $0 <= 2 }).syncLines, ["1", "2", "completed"])
    XCTAssertEqual(numbers.take(while: { $0 > 1 }).syncLines, ["completed"])
    let all = ["1", "2", "3", "1", "completed"]
    XCTAssertEqual(numbers.take(while: { _ in true }).syncLines, all)
    XCTAssertEqual(numbers.take(until: { _ in false }).syncLines, all)
  }

  // STR-TAKEPRED-4
  func test_it_ends_a_source_that_never_ends() {
    XCTAssertEqual(
      timedLines("9") { _, scheduler in
        Signal.interval(.seconds(1), on: scheduler).take(while: { $0 < .seconds(3) })
      }, ["1 1.0 seconds", "2 2.0 seconds", "3 completed"])
  }

  // STR-TAKEPRED-5
  func test_the_predicate_is_not_called_after_it_has_ended_the_stream() {
    let asked = Counter()
    let source = Source<Int>()
    source.signal.take(while: { _ in asked.increment() < 2 }).subscribe()
    (1...5).forEach(source.sendNext)
    XCTAssertEqual(asked.value, 2)
    // Nor for values that the source sends during its subscription.
    Signal.values(1, 2, 3).take(while: { _ in asked.increment() < 4 }).subscribe()
    XCTAssertEqual(asked.value, 4)
  }

  func test_inclusive_sends_the_value_that_ends_it_and_the_source_is_disposed_before_the_end() {
    for (isInclusive, last) in [(true, ["9"]), (false, [])] {
      let lines = joinedLines("a1 a9 a2") { source, _ in
        source.take(while: { $0 < "5" }, inclusive: isInclusive)
      }
      XCTAssertEqual(lines, ["subscribe a", "1"] + last + ["dispose a", "completed"])
    }
  }
}
