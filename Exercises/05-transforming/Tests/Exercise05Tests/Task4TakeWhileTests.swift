import Marbles
import ReactiveCore
import XCTest

@testable import Exercise05

final class Task4TakeWhileTests: XCTestCase {
  private let clock = TestScheduler()
  private lazy var numbers: Signal<Int> = clock.hot("--1--2--9--3--|")

  func test_while_ends_at_the_first_value_that_fails_the_predicate() {
    XCTAssertEqual(
      clock.timeline(of: numbers.taken(while: { $0 < 5 })), "--1--2--|",
      "The result should complete at the 9, which fails the predicate, without sending it.")
  }

  func test_through_sends_the_value_that_fails_the_predicate() {
    XCTAssertEqual(
      clock.timeline(of: numbers.taken(through: { $0 < 5 })), "--1--2--(9|)",
      "The result should complete after sending the 9, which fails the predicate.")
  }

  func test_first_ends_right_after_its_last_value() {
    XCTAssertEqual(
      clock.timeline(of: numbers.taken(first: 2)), "--1--(2|)",
      "The result should complete right after the second value.")
  }

  func test_first_has_a_new_step_for_each_subscription() {
    let first = numbers.taken(first: 2)
    first.subscribe()
    let second = clock.record(first, at: .seconds(4))
    clock.run()
    XCTAssertEqual(
      second.timeline, "----^2--(9|)", "A subscriber that arrives at 4 s should get 2 values, too.")
  }
}
