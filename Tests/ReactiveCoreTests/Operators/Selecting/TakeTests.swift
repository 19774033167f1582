import ReactiveCore
import XCTest

final class TakeTests: XCTestCase {
  let log = Log()

  // STR-TAKE-1, STR-TAKE-5
  func test_take_disposes_the_source_after_the_last_value_and_then_completes() {
    XCTAssertEqual(
      joinedLines("a1 a2 a3") { source, _ in source.take(2) },
      ["subscribe a", "1", "2", "dispose a", "completed"])
  }

  // STR-TAKE-2, STR-TAKE-8
  func test_an_earlier_end_of_the_source_is_forwarded() {
    XCTAssertEqual(Signal.values(1).take(2).syncLines, ["1", "completed"])
    let failing = Signal.return(1).concat(.error(Failure("lost")))
    XCTAssertEqual(failing.take(2).syncLines, ["1", "error lost"])
  }

  // STR-TAKE-3
  func test_take_0_does_not_subscribe_to_the_source() {
    let source = Source<Int>()
    XCTAssertEqual(source.signal.take(0).syncLines, ["completed"])
    XCTAssertEqual(source.subscriptions, 0)
  }

  // STR-TAKE-4
  func test_a_reentrant_source_does_not_exceed_the_count() {
    let numbers = Subject<Int>()
    numbers.take(3).subscribe(
      next: { number in
        self.log.add("\(number)")
        numbers.sendNext(number + 1)
      },
      completed: { self.log.add("completed") })
    numbers.sendNext(1)
    numbers.sendNext(9)
    XCTAssertEqual(log.lines, ["1", "2", "3", "completed"])
  }

  // STR-TAKE-6
  func test_a_synchronous_source_that_ignores_disposal_is_disposed_when_it_returns() {
    let source = Signal<Int> { subscriber in
      for number in 1...3 {
        self.log.add("make \(number)")
        subscriber.sendNext(number)
      }
      return self.log.disposable("dispose")
    }
    log.record(source.take(1))
    XCTAssertEqual(log.lines, ["make 1", "1", "completed", "make 2", "make 3", "dispose"])
  }

  // STR-TAKE-7
  func test_each_subscription_has_its_own_count() {
    let numbers = Subject<Int>()
    let firstTwo = numbers.take(2)
    log.record(firstTwo, as: "a")
    numbers.sendNext(1)
    log.record(firstTwo, as: "b")
    numbers.sendNext(2)
    numbers.sendNext(3)
    XCTAssertEqual(log.lines, ["a 1", "a 2", "a completed", "b 2", "b 3", "b completed"])
  }

  func test_element_at_sends_the_value_at_the_position_and_completes() {
    let letters = Signal.values("A", "B").concat(.error(Failure("lost")))
    XCTAssertEqual(letters.element(at: 0).syncLines, ["A", "completed"])
    XCTAssertEqual(letters.element(at: 1).syncLines, ["B", "completed"])
    XCTAssertEqual(letters.element(at: 2).syncLines, ["error lost"])
    XCTAssertEqual(Signal.values("A").element(at: 1).syncLines, ["completed"])
  }

  // SIG-TAKELAST-1, SIG-TAKELAST-2
  func test_takeLast_sends_the_last_values_on_completion_including_nil() {
    XCTAssertEqual(
      joinedLines("a1 a2 a3 a|") { source, _ in source.takeLast(2) },
      ["subscribe a", "dispose a", "2", "3", "completed"])
    XCTAssertEqual(Signal.values(1, 2).takeLast(0).syncLines, ["completed"])
    let failing = Signal.return(1).concat(.error(Failure("lost")))
    XCTAssertEqual(failing.takeLast(2).syncLines, ["error lost"])
    let optional = Signal<Int?>.values(nil)
    XCTAssertEqual(optional.takeLast(2).syncLines, ["nil", "completed"])
  }

  // STR-TAKEPRED-1, STR-TAKEPRED-2, STR-TAKEPRED-3
  func test_take_until_ends_at_the_first_match_and_take_while_at_the_first_mismatch() {
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
  func test_take_while_completes_with_an_endless_source() {
    XCTAssertEqual(
      timedLines("9") { _, scheduler in
        Signal.interval(.seconds(1), on: scheduler).take(while: { $0 < .seconds(3) })
      }, ["1 1.0 seconds", "2 2.0 seconds", "3 completed"])
  }

  // STR-TAKEPRED-5
  func test_the_predicate_is_not_called_after_it_has_ended_the_signal() {
    let asked = Counter()
    let source = Source<Int>()
    source.signal.take(while: { _ in asked.increment() < 2 }).subscribe()
    (1...5).forEach(source.sendNext)
    XCTAssertEqual(asked.value, 2)
    // The same applies to values that the source sends during its subscription.
    Signal.values(1, 2, 3).take(while: { _ in asked.increment() < 4 }).subscribe()
    XCTAssertEqual(asked.value, 4)
  }

  func test_take_while_inclusive_sends_the_mismatch_before_it_disposes_the_source() {
    for (isInclusive, last) in [(true, ["9"]), (false, [])] {
      let lines = joinedLines("a1 a9 a2") { source, _ in
        source.take(while: { $0 < "5" }, inclusive: isInclusive)
      }
      XCTAssertEqual(lines, ["subscribe a", "1"] + last + ["dispose a", "completed"])
    }
  }
}
