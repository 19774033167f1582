import Marbles
import ReactiveCore
import XCTest

@testable import Exercise09

final class Task1TemperatureTests: XCTestCase {
  private let temperature: (Timeline<String>, Timeline<String>) -> Temperature? =
    Exercise09.temperature

  func test_the_same_events_at_the_same_times_are_hot() {
    XCTAssertEqual(
      temperature("-a--b---c--|", "---^b---c--|"), .hot,
      "From 3 s on, both recordings have the same events at the same times, so the signal is hot.")
  }

  func test_the_same_events_at_the_same_times_after_each_start_are_cold() {
    XCTAssertEqual(
      temperature("-a--b-|", "---^a--b-|"), .cold,
      "In the second recording, all events come 3 s later, so the signal is cold.")
  }

  func test_a_late_subscriber_can_get_everything_from_a_hot_signal() {
    XCTAssertEqual(
      temperature("---a-b|", "-^-a-b|"), .hot,
      "Both recordings have the same events at the same times, so the signal is hot.")
  }

  func test_both_may_start_late() {
    XCTAssertEqual(
      temperature("--^-a-b|", "-----^-a-b|"), .cold,
      "Relative to each `^`, the events and their times are the same, so the signal is cold.")
    XCTAssertEqual(
      temperature("--^-a-b-c|", "-----^b-c|"), .hot,
      "From 5 s on, both recordings have the same events at the same times, so the signal is hot.")
  }

  func test_an_event_at_the_time_of_the_second_start_counts() {
    XCTAssertEqual(
      temperature("-a-b-|", "---(^b)-|"), .hot,
      "The second recording starts at 3 s, and both have “b” at 3 s, so the signal is hot.")
  }

  func test_a_completion_or_error_is_an_event() {
    XCTAssertEqual(
      temperature("-----|", "--^--|"), .hot,
      "Both recordings complete at 5 s, so the signal is hot, even without a value.")
    XCTAssertEqual(
      temperature("-----#", "--^----#"), .cold,
      "Both recordings fail 5 s after they start, so the signal is cold, even without a value.")
  }

  func test_nil_if_hot_and_cold_both_fit() {
    XCTAssertNil(
      temperature("------", "--^---"),
      "Two recordings without events fit both hot and cold, so the result should be nil.")
    XCTAssertNil(
      temperature("--^a-b|", "--^a-b|"),
      "Two recordings that start together fit both hot and cold, so the result should be nil.")
  }

  func test_nil_if_the_second_misses_an_event() {
    XCTAssertNil(
      temperature("-a-b-c-|", "--^--c-|"),
      "The second recording starts at 2 s but has no “b” at 3 s, so the result should be nil.")
  }

  func test_nil_if_the_values_differ() {
    XCTAssertNil(
      temperature("-a-b-|", "--^c-|"),
      "At 3 s, one recording has “b” and the other has “c”, so the result should be nil.")
    XCTAssertNil(
      temperature("-a-b-|", "--^-c-d-|"),
      "The two recordings have different values, so the result should be nil.")
  }

  func test_nil_if_the_times_differ() {
    XCTAssertNil(
      temperature("-a--b-|", "---(^a)b-|"),
      "“a” comes 1 s into one recording and 0 s into the other, so the result should be nil.")
    XCTAssertNil(
      temperature("-a-b|", "--^---a-b|"),
      "“a” comes 1 s into one recording and 4 s into the other, so the result should be nil.")
  }
}
