import Marbles
import ReactiveCore
import XCTest

@testable import Exercise04

final class Task1CountdownTests: XCTestCase {
  private let clock = TestScheduler()

  func test_counts_down_every_second_and_completes_right_after_zero() {
    XCTAssertEqual(
      clock.timeline(of: countdown(from: 3, on: clock), until: .seconds(10)), "321(0|)",
      "The countdown should send 3 immediately, then 2, 1, and 0, and complete right after 0.")
  }

  func test_a_negative_start_fails_immediately() {
    XCTAssertEqual(
      clock.timeline(of: countdown(from: -1, on: clock), until: .seconds(10)),
      Timeline("#", error: CountdownError.alreadyLaunched),
      "A countdown from -1 should fail immediately with `alreadyLaunched`.")
  }

  func test_each_subscriber_gets_its_own_countdown() {
    let signal = countdown(from: 3, on: clock)
    signal.subscribe()
    let second = clock.record(signal, at: .seconds(2))
    clock.advance(by: .seconds(10))
    XCTAssertEqual(
      second.timeline, "--(^3)21(0|)",
      "A subscriber that arrives at 2 s should get its own countdown from 3.")
  }

  func test_disposing_stops_the_clock() {
    clock.record(countdown(from: 9, on: clock), until: .milliseconds(1500))
    clock.advance(by: .seconds(3))
    XCTAssertTrue(clock.isIdle, "The clock should stop when the subscription is disposed.")
  }

  func test_the_completion_stops_the_clock() {
    countdown(from: 1, on: clock).subscribe()
    clock.advance(by: .seconds(10))
    XCTAssertTrue(clock.isIdle, "The clock should stop when the countdown completes.")
  }
}
