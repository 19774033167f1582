import Marbles
import ReactiveCore
import XCTest

@testable import Exercise04

final class Task1CountdownTests: XCTestCase {
  private let clock = TestScheduler()

  func test_counts_down_to_zero_and_completes_with_it() {
    XCTAssertEqual(
      clock.timeline(of: countdown(from: 3, on: clock), until: .seconds(10)), "321(0|)",
      "A countdown from 3 should send 3 at once, then 2, 1 and 0, and complete with the 0.")
  }

  func test_a_negative_start_fails_at_once() {
    XCTAssertEqual(
      clock.timeline(of: countdown(from: -1, on: clock), until: .seconds(10)),
      Timeline("#", error: CountdownError.alreadyLaunched),
      "A countdown from -1 should send nothing and fail at once with alreadyLaunched.")
  }

  func test_each_subscriber_gets_a_countdown_of_its_own() {
    let signal: Signal<Int> = countdown(from: 3, on: clock)
    let first = clock.record(signal)
    let second = clock.record(signal, at: .seconds(2))
    clock.advance(by: .seconds(10))
    XCTAssertEqual(
      first.timeline, "321(0|)",
      "The first subscriber should hear 3 2 1 0, even though a second one came at 2 s.")
    XCTAssertEqual(
      second.timeline, "--(^3)21(0|)",
      "A subscriber who comes at 2 s should hear 3 2 1 0 too, beginning at 2 s.")
  }

  func test_a_subscriber_who_leaves_hears_no_more_and_stops_the_clock() {
    let recorded = clock.record(countdown(from: 9, on: clock), until: .milliseconds(1500))
    clock.advance(by: .seconds(3))
    XCTAssertEqual(
      recorded.timeline, Timeline("9-8!", frame: .milliseconds(500)),
      "A subscriber who leaves at 1.5 s should have heard 9 and 8.")
    XCTAssertTrue(
      clock.isIdle, "When the subscriber has left, the clock should have no more work.")
  }

  func test_the_clock_stops_after_the_launch() {
    let recorded = clock.record(countdown(from: 1, on: clock))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      recorded.timeline, "1(0|)",
      "A countdown from 1 should send 1 and 0, and complete with the 0.")
    XCTAssertTrue(
      clock.isIdle, "When the countdown has completed, the clock should have no more work.")
  }
}
