import Dispatch
import XCTest

@testable import ReactiveCore

final class TurnTests: XCTestCase {
  func test_SEQ_CORE_6_only_one_thread_is_inside_at_a_time() {
    let turn = Turn()
    let sum = Unguarded()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<20_000 {
        turn.enter()
        sum.value += 1
        turn.leave()
      }
    }
    XCTAssertEqual(sum.value, 160_000)
  }

  func test_SEQ_CORE_6_a_thread_comes_in_again_from_inside_and_others_wait_for_the_outermost() {
    let turn = Turn()
    let sum = Unguarded()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<5_000 {
        turn.enter()
        turn.enter()
        sum.value += 1
        turn.leave()
        sum.value += 1
        turn.leave()
      }
    }
    XCTAssertEqual(sum.value, 80_000)
  }

  func test_a_turn_that_is_taken_from_the_start_lets_everybody_in_after_it_is_left() {
    let turn = Turn(isTaken: true)
    let readers = DispatchGroup()
    let sum = Unguarded()
    for _ in 0..<4 {
      DispatchQueue.global().async(group: readers) {
        turn.enter()
        XCTAssertEqual(sum.value, 1)
        turn.leave()
      }
    }
    sum.value = 1
    turn.leave()
    XCTAssertEqual(readers.wait(timeout: .now() + 60), .success)
  }
}

/// A number that is only right if somebody else keeps threads apart.
private final class Unguarded: @unchecked Sendable {  // Sendable: the turn under test guards it.
  var value = 0
}
