import Marbles
import ReactiveCore
import XCTest

@testable import Exercise05

final class Task4TakeWhileTests: XCTestCase {
  private let clock = TestScheduler()
  private lazy var numbers: Signal<Int> = clock.hot("--1--2--9--3--|")

  func test_while_ends_with_the_first_value_that_fails_the_predicate() {
    XCTAssertEqual(
      clock.timeline(of: numbers.taken(while: { $0 < 5 })), "--1--2--|",
      "The 9 fails the predicate, so it should not be sent, and the result should end.")
  }

  func test_through_sends_the_value_that_ends_it() {
    XCTAssertEqual(
      clock.timeline(of: numbers.taken(through: { $0 < 5 })), "--1--2--(9|)",
      "The 9 fails the predicate, so it should be sent as the last value.")
  }

  func test_first_ends_with_the_last_value_that_it_takes() {
    XCTAssertEqual(
      clock.timeline(of: numbers.taken(first: 2)), "--1--(2|)",
      "The first 2 values should be sent, and the result should end with the second.")
  }

  func test_first_has_a_new_step_for_each_subscription() {
    let first = numbers.taken(first: 2)
    first.subscribe()
    let second = clock.record(first, at: .seconds(4))
    clock.run()
    XCTAssertEqual(
      second.timeline, "----^2--(9|)", "A subscriber who comes at 4 s should also get 2 values.")
  }
}
