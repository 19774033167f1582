import Marbles
import ReactiveCore
import XCTest

@testable import Exercise05

final class Task2AverageTests: XCTestCase {
  private let clock = TestScheduler()

  func test_the_first_average_is_the_first_reading() {
    let average: Signal<Double> = runningAverage(of: clock.hot("-8|"))
    XCTAssertEqual(
      clock.timeline(of: average, until: .seconds(20)), "-8|",
      "The average of one reading of 8 should be 8.")
  }

  func test_sends_the_average_so_far_after_each_reading() {
    let average: Signal<Double> = runningAverage(of: clock.hot("-2-4-9-1|"))
    XCTAssertEqual(
      clock.timeline(of: average, until: .seconds(20)), "-2-3-5-4|",
      "After 2, 4, 9 and 1 the averages should be 2, 3, 5 and 4.")
  }

  func test_an_average_need_not_be_a_whole_number() {
    let average: Signal<Double> = runningAverage(of: clock.hot("-1-2|"))
    XCTAssertEqual(
      clock.timeline(of: average, until: .seconds(20)), "-1-'1.5'|",
      "The average of 1 and 2 should be 1.5.")
  }

  func test_equal_readings_and_zeros_count_too() {
    let average: Signal<Double> = runningAverage(of: clock.hot("-6-6-0|"))
    XCTAssertEqual(
      clock.timeline(of: average, until: .seconds(20)), "-6-6-4|",
      "After 6, 6 and 0 the averages should be 6, 6 and 4: the same speed, or none, is a reading too."
    )
  }

  func test_fails_when_the_readings_fail() {
    let average: Signal<Double> = runningAverage(of: clock.hot("-2-4-#"))
    XCTAssertEqual(
      clock.timeline(of: average, until: .seconds(20)), "-2-3-#",
      "The error of the readings should come through at 5 s, after the averages 2 and 3.")
  }

  func test_each_subscriber_has_its_own_average() {
    let average: Signal<Double> = runningAverage(of: clock.hot("-2-4---8|"))
    average.subscribe()
    let second = clock.record(average, at: .seconds(5))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      second.timeline, "-----^-8|",
      "A subscriber who comes at 5 s has heard only the 8, so the average should be 8.")
  }

  func test_a_subscriber_who_leaves_is_gone_from_the_readings() {
    let readings = clock.probe(clock.hot("-2-4-9|") as Signal<Double>)
    let recorded = clock.record(runningAverage(of: readings.signal), until: .seconds(4))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      recorded.timeline, "-2-3!", "A subscriber who leaves at 4 s should have heard 2 and 3.")
    XCTAssertEqual(
      readings.lifetimes, ["^---!"], "The readings should have one subscription, until 4 s.")
  }
}
