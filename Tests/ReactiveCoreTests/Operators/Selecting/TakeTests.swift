import ReactiveCore
import XCTest

final class TakeTests: XCTestCase {
  let log = Log()

  // STR-TAKE-1, STR-TAKE-5
  func test_after_the_last_value_the_source_is_disposed_then_it_completes() {
    XCTAssertEqual(
      joinedLines("a1 a2 a3") { source, _ in source.take(2) },
      ["subscribe a", "1", "2", "dispose a", "completed"])
  }

  // STR-TAKE-2, STR-TAKE-8
  func test_an_end_before_the_count_is_forwarded() {
    XCTAssertEqual(Signal.values(1).take(2).syncLines, ["1", "completed"])
    let failing = Signal.return(1).concat(.error(Failure("lost")))
    XCTAssertEqual(failing.take(2).syncLines, ["1", "error lost"])
  }

  // STR-TAKE-3
  func test_take_0_never_subscribes_the_source() {
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
  func test_a_synchronous_source_continues_and_is_torn_down_on_return() {
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
  func test_the_last_values_come_on_completion_including_nil() {
    XCTAssertEqual(
      joinedLines("a1 a2 a3 a|") { source, _ in source.takeLast(2) },
      ["subscribe a", "dispose a", "2", "3", "completed"])
    XCTAssertEqual(Signal.values(1, 2).takeLast(0).syncLines, ["completed"])
    let failing = Signal.return(1).concat(.error(Failure("lost")))
    XCTAssertEqual(failing.takeLast(2).syncLines, ["error lost"])
    let optional = Signal<Int?>.values(nil)
    XCTAssertEqual(optional.takeLast(2).syncLines, ["nil", "completed"])
  }
}
