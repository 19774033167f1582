import Marbles
import ReactiveCore
import XCTest

@testable import Exercise06

final class Task4MiniCombineLatestTests: XCTestCase {
  private let clock = TestScheduler()

  func test_sends_the_latest_pair_each_time_a_signal_sends() {
    XCTAssertEqual(
      clock.timeline(of: combined(clock.hot("-A-B-----C---|"), clock.hot("-----1-2---3--|"))),
      "-----'B1'-'B2'-'C2'-'C3'--|",
      "Once both signals have a value, the latest pair should be sent after each new value.")
  }

  func test_completes_when_both_have_completed() {
    XCTAssertEqual(
      clock.timeline(of: combined(clock.hot("--|"), clock.hot("-1-2-|"))), "-----|",
      "The result should complete when both signals have completed, at 5 s.")
  }

  func test_a_completed_signal_keeps_its_last_value() {
    XCTAssertEqual(
      clock.timeline(of: combined(clock.hot("-A|"), clock.hot("---1-2-|"))), "---'A1'-'A2'-|",
      "The letters complete at 2 s, but their last value, A, should be kept.")
  }

  func test_an_error_of_the_first_signal_ends_both_subscriptions() {
    let numbers = clock.probe(clock.hot("--1-----2|"))
    XCTAssertEqual(
      clock.timeline(of: combined(clock.hot("-A---#"), numbers.signal)), "--'A1'--#",
      "The result should fail when the letters fail, at 5 s.")
    XCTAssertEqual(
      numbers.lifetimes, ["^----!"], "The error should end the subscription to the numbers.")
  }

  func test_an_error_of_the_second_signal_ends_both_subscriptions() {
    let letters = clock.probe(clock.hot("-A-----B|"))
    XCTAssertEqual(
      clock.timeline(of: combined(letters.signal, clock.hot("--1--#"))), "--'A1'--#",
      "The result should fail when the numbers fail, at 5 s.")
    XCTAssertEqual(
      letters.lifetimes, ["^----!"], "The error should end the subscription to the letters.")
  }

  func test_dispose_ends_both_subscriptions() {
    let letters = clock.probe(clock.hot("-A----|"))
    let numbers = clock.probe(clock.hot("--1----|"))
    clock.record(combined(letters.signal, numbers.signal), until: .seconds(4))
    clock.run()
    XCTAssertEqual(
      letters.lifetimes, ["^---!"], "The subscription to the letters should end at 4 s.")
    XCTAssertEqual(
      numbers.lifetimes, ["^---!"], "The subscription to the numbers should end at 4 s.")
  }

  func test_each_subscription_has_its_own_values() {
    let combined = combined(clock.hot("-A-B-----C---|"), clock.hot("-----1-2---3--|"))
    combined.subscribe()
    let second = clock.record(combined, at: .seconds(8))
    clock.run()
    XCTAssertEqual(
      second.timeline, "--------^--'C3'--|",
      "A subscriber that arrives at 8 s should get only C3, because its first number is 3.")
  }

  private func combined(_ letters: Signal<String>, _ numbers: Signal<String>) -> Signal<String> {
    letters.mini.combineLatest(with: numbers.mini).signal.map { $0 + $1 }
  }
}
