import Marbles
import ReactiveCore
import XCTest

@testable import Exercise09

final class Task1TemperatureTests: XCTestCase {
  private let temperature: (Timeline<String>, Timeline<String>) -> Temperature? =
    Exercise09.temperature

  func test_a_hot_signal_is_heard_at_the_same_times() {
    XCTAssertEqual(
      temperature("-a--b---c--|", "---^b---c--|"), .hot,
      "From 3 s on both hear b, c and the completion at the same times, so it should be hot.")
  }

  func test_a_cold_signal_begins_again_for_the_second() {
    XCTAssertEqual(
      temperature("-a--b-|", "---^a--b-|"), .cold,
      "The second hears a, b and the completion, each 3 s later, so it should be cold.")
  }

  func test_one_who_comes_before_the_first_value_can_hear_all_of_a_hot_signal() {
    XCTAssertEqual(
      temperature("---a-b|", "-^-a-b|"), .hot,
      "Both hear a and b, but at the same times and not moved by a second: it should be hot.")
  }

  func test_each_counts_from_its_own_start() {
    XCTAssertEqual(
      temperature("--^-a-b|", "-----^-a-b|"), .cold,
      "The first came at 2 s and the second at 5 s, and both hear a 2 s later: it should be cold.")
    XCTAssertEqual(
      temperature("--^-a-b-c|", "-----^b-c|"), .hot,
      "Both came late, and from 5 s on they hear the same at the same times: it should be hot.")
  }

  func test_what_is_sent_just_when_the_second_comes_counts_too() {
    XCTAssertEqual(
      temperature("-a-b-|", "---(^b)-|"), .hot,
      "The second came at 3 s and heard b at 3 s, as the first did: it should be hot.")
  }

  func test_an_end_alone_is_enough_to_tell() {
    XCTAssertEqual(
      temperature("-----|", "--^--|"), .hot,
      "No value came, but the completion came to both at 5 s, so it should be hot.")
    XCTAssertEqual(
      temperature("-----#", "--^----#"), .cold,
      "No value came, but to each the error came 5 s after its start, so it should be cold.")
  }

  func test_who_comes_after_the_end_of_a_hot_signal_hears_nothing() {
    XCTAssertEqual(
      temperature("-a-|", "-----^---"), .hot,
      "A cold signal would have sent a to the second as well, so it should be hot.")
  }

  func test_silence_does_not_tell() {
    XCTAssertNil(
      temperature("------", "--^---"),
      "Neither of the two heard anything, which fits hot and cold: it should be nil.")
  }

  func test_two_who_come_together_do_not_tell() {
    XCTAssertNil(
      temperature("--^a-b|", "--^a-b|"),
      "Both came at 2 s and heard the same, which fits hot and cold: it should be nil.")
  }

  func test_who_misses_something_while_listening_hears_neither() {
    XCTAssertNil(
      temperature("-a-b-c-|", "--^--c-|"),
      "The second was there at 3 s and did not hear b, which fits neither hot nor cold: nil.")
  }

  func test_the_same_times_with_other_values_are_neither() {
    XCTAssertNil(
      temperature("-a-b-|", "--^c-|"),
      "At 3 s the first hears b and the second c, so they share no event: it should be nil.")
    XCTAssertNil(
      temperature("-a-b-|", "--^-c-d-|"),
      "Each hears something one second and three after its start, but not the same: nil.")
  }

  func test_a_replay_is_neither() {
    XCTAssertNil(
      temperature("-a--b-|", "---(^a)b-|"),
      "The second hears a again, but at once and not after a second: it should be nil.")
  }
}
