import Marbles
import ReactiveCore
import XCTest

@testable import Exercise10

final class Task1ChoicesTests: XCTestCase {
  private let clock = TestScheduler()

  func test_the_price_list_is_requested_immediately() {
    let request = clock.probe(clock.cold("-a-(bcde|)"))
    let list: Signal<String> = Choices.priceList(loading: request.signal)
    clock.record(list, at: .seconds(2))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      request.lifetimes, ["^--!"], "The price list should be requested once, at 0 s.")
  }

  func test_every_screen_gets_the_whole_price_list() {
    let list: Signal<String> = Choices.priceList(loading: clock.cold("-a-(bcde|)"))
    let late = clock.record(list, at: .seconds(2))
    let later = clock.record(list, at: .seconds(6))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      late.timeline, "--(^a)(bcde|)", "A screen that opens at 2 s should get the whole list.")
    XCTAssertEqual(
      later.timeline, "------(^abcde|)", "A screen that opens at 6 s should get the whole list.")
  }

  func test_help_is_requested_when_the_first_reader_arrives() {
    let request = clock.probe(clock.cold("-a-b|"))
    let help: Signal<String> = Choices.helpPages(loading: request.signal)
    clock.record(help, at: .seconds(3))
    clock.record(help, at: .seconds(4))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      request.lifetimes, ["---^---!"],
      "The help pages should be requested once, when the first reader arrives at 3 s.")
  }

  func test_every_reader_gets_all_pages() {
    let request = clock.probe(clock.cold("-a-(bcde|)"))
    let help: Signal<String> = Choices.helpPages(loading: request.signal)
    clock.record(help, at: .seconds(3), until: .seconds(5))
    let second = clock.record(help, at: .seconds(9))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      second.timeline, "---------(^abcde|)",
      "A reader who arrives at 9 s should get all pages, even if the first one left at 5 s.")
    XCTAssertEqual(
      request.lifetimes, ["---^--!"],
      "The request should run to completion, even if the first reader leaves at 5 s.")
  }

  func test_a_late_viewer_gets_the_latest_score() {
    let match = clock.probe(clock.cold("-a-b-c-d|"))
    let score: Signal<String> = Choices.score(of: match.signal)
    let first = clock.record(score, at: .seconds(2), until: .seconds(3))
    let second = clock.record(score, at: .seconds(6))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      match.lifetimes, ["^-------!"], "The match should be followed once, from 0 s until it ends.")
    XCTAssertEqual(
      first.values.first, "a", "A viewer who joins at 2 s should first get the latest score, “a”.")
    XCTAssertEqual(
      second.timeline, "------(^c)d|",
      "A viewer who joins at 6 s should get the latest score, “c”, and then “d”.")
  }

  func test_the_sensor_runs_while_it_has_subscribers() {
    let sensor = clock.probe(clock.cold("-a-b-c-d-e-f-g-"))
    let pulse: Signal<String> = Choices.pulse(from: sensor.signal)
    let first = clock.record(pulse, at: .seconds(2), until: .seconds(6))
    let second = clock.record(pulse, at: .seconds(4), until: .seconds(8))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      sensor.lifetimes, ["--^-----!"],
      "The sensor should run from the first subscriber at 2 s until the last one leaves at 8 s.")
    XCTAssertEqual(first.timeline, "--^a-b!", "The first subscriber should get “a” and “b”.")
    XCTAssertEqual(
      second.timeline, "----^b-c!",
      "A subscriber that arrives at 4 s should get “b” and “c”, but not the old value “a”.")
  }

  func test_the_sensor_stays_off() {
    let sensor = clock.probe(clock.cold("-a-b-c-d-"))
    let pulse: Signal<String> = Choices.pulse(from: sensor.signal)
    clock.record(pulse, until: .seconds(2))
    clock.record(pulse, at: .seconds(4))
    clock.advance(by: .seconds(10))
    XCTAssertEqual(
      sensor.lifetimes, ["^-!"],
      "The sensor should stay off after the last subscriber leaves at 2 s.")
  }
}
