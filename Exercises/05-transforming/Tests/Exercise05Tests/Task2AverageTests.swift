import Marbles
import ReactiveCore
import XCTest

@testable import Exercise05

final class Task2AverageTests: XCTestCase {
  private let clock = TestScheduler()

  func test_sends_the_average_so_far_after_each_reading() {
    XCTAssertEqual(
      average("-2-4-9-1|"), "-2-3-5-4|",
      "After each reading, the average of all readings so far should be sent.")
  }

  func test_an_average_may_be_a_fraction() {
    XCTAssertEqual(average("-1-2|"), "-1-'1.5'|", "The average of 1 and 2 should be 1.5.")
  }

  func test_equal_readings_and_zeros_count_like_all_others() {
    XCTAssertEqual(
      average("-6-6-0|"), "-6-6-4|", "Repeated readings and readings of 0 should count, too.")
  }

  func test_the_average_starts_with_the_first_reading_of_its_subscriber() {
    let average = runningAverage(of: clock.hot("-2-4---8|"))
    average.subscribe()
    let second = clock.record(average, at: .seconds(5))
    clock.run()
    XCTAssertEqual(
      second.timeline, "-----^-8|",
      "A subscriber that arrives at 5 s should get 8, the average of its first reading.")
  }

  func test_fails_when_the_readings_fail() {
    XCTAssertEqual(
      average("-2-4-#"), "-2-3-#", "The result should fail when `readings` fails, at 5 s.")
  }

  private func average(_ readings: Timeline<Double>) -> Timeline<Double> {
    clock.timeline(of: runningAverage(of: clock.hot(readings)))
  }
}
