import Marbles
import ReactiveCore
import XCTest

@testable import Exercise10

final class Task1ChoicesTests: XCTestCase {
  private let clock = TestScheduler()

  func test_the_price_list_is_requested_at_once() {
    let request = clock.probe(clock.cold("-a-(bcde|)"))
    let list: Signal<String> = Choices.priceList(loading: request.signal)
    let late = clock.record(list, at: .seconds(2))
    let later = clock.record(list, at: .seconds(6))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      request.lifetimes, ["^--!"], "There should be one request, at 0 s, before the first listener."
    )
    XCTAssertEqual(
      late.timeline, "--(^a)(bcde|)",
      "A screen that comes at 2 s should get a at once, and the other four at 3 s.")
    XCTAssertEqual(
      later.timeline, "------(^abcde|)",
      "A screen that comes at 6 s should get the whole list at once.")
  }

  func test_a_failed_price_list_fails_for_everybody() {
    let list: Signal<String> = Choices.priceList(loading: clock.cold("-a-#"))
    let late = clock.record(list, at: .seconds(5))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      late.timeline, "-----(^a#)", "A screen that comes at 5 s should get a and the error at once.")
  }

  func test_help_is_requested_when_the_first_reader_comes() {
    let request = clock.probe(clock.cold("-a-(bcde|)"))
    let help: Signal<String> = Choices.helpPages(loading: request.signal)
    let first = clock.record(help, at: .seconds(3), until: .seconds(5))
    let second = clock.record(help, at: .seconds(9))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(first.timeline, "---^a!", "The first reader should get a at 4 s, and leave.")
    XCTAssertEqual(
      second.timeline, "---------(^abcde|)",
      "A reader who comes at 9 s should get all pages at once.")
    XCTAssertEqual(
      request.lifetimes, ["---^--!"],
      "There should be one request, at 3 s, which goes on although its reader leaves at 5 s.")
  }

  func test_help_that_nobody_reads_is_not_requested() {
    let request = clock.probe(clock.cold("-a-b|"))
    let help: Signal<String> = Choices.helpPages(loading: request.signal)
    clock.advance(by: .seconds(10))
    XCTAssertEqual(request.lifetimes, [], "Without a reader there should be no request.")
    let reader = clock.record(help)
    clock.record(help, at: .seconds(11))
    clock.advance(by: .seconds(10))
    XCTAssertEqual(
      request.lifetimes.count, 1, "Two readers, at 10 s and 11 s, should cause one request.")
    XCTAssertEqual(
      reader.timeline, "----------^a-b|", "The reader, at 10 s, should get all pages.")
  }

  func test_the_score_goes_on_and_a_late_one_sees_the_latest() {
    let match = clock.probe(clock.cold("-a-b-c-d|"))
    let score: Signal<String> = Choices.score(of: match.signal)
    let first = clock.record(score, at: .seconds(2), until: .seconds(3))
    let second = clock.record(score, at: .seconds(6))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      match.lifetimes, ["^-------!"], "The match should be followed once, from 0 s to its end.")
    XCTAssertEqual(
      first.values.first, "a", "A listener who comes at 2 s should see the score a at once.")
    XCTAssertEqual(
      second.timeline, "------(^c)d|",
      "A listener who comes at 6 s should see c, and not the scores before it.")
  }

  func test_a_match_without_a_score_completes() {
    let score: Signal<String> = Choices.score(of: clock.cold("--|"))
    let late = clock.record(score, at: .seconds(4))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      late.timeline, "----(^|)",
      "A listener who comes after the end should hear the completion at once.")
  }

  func test_the_sensor_runs_while_somebody_listens() {
    let sensor = clock.probe(clock.cold("-a-b-c-d-e-f-g-"))
    let pulse: Signal<String> = Choices.pulse(from: sensor.signal)
    let first = clock.record(pulse, at: .seconds(2), until: .seconds(6))
    let second = clock.record(pulse, at: .seconds(4), until: .seconds(8))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      sensor.lifetimes, ["--^-----!"],
      "The sensor should run from 2 s, when the first comes, to 8 s, when the last leaves.")
    XCTAssertEqual(first.timeline, "--^a-b!", "The first listener should hear a at 3 s, b at 5 s.")
    XCTAssertEqual(
      second.timeline, "----^b-c!",
      "A listener who comes at 4 s should hear b and c, and not the old a.")
  }

  func test_a_sensor_that_was_left_stays_off() {
    let sensor = clock.probe(clock.cold("-a-b-c-d-"))
    let pulse: Signal<String> = Choices.pulse(from: sensor.signal)
    clock.record(pulse, until: .seconds(2))
    let late = clock.record(pulse, at: .seconds(4))
    clock.advance(by: .seconds(10))
    XCTAssertEqual(sensor.lifetimes, ["^-!"], "After 2 s the sensor should stay off.")
    XCTAssertEqual(late.timeline, "----^------", "A listener who comes at 4 s should hear nothing.")
  }

  func test_a_broken_sensor_fails_for_everybody_who_listens() {
    let pulse: Signal<String> = Choices.pulse(from: clock.cold("-a---#"))
    let first = clock.record(pulse)
    let second = clock.record(pulse, at: .seconds(2))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(first.timeline, "-a---#", "The error should reach the first listener at 5 s.")
    XCTAssertEqual(second.timeline, "--^--#", "The error should reach the second one at 5 s too.")
  }
}
