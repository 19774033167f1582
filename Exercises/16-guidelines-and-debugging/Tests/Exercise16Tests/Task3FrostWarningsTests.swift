import Marbles
import ReactiveCore
import XCTest

@testable import Exercise16

final class Task3FrostWarningsTests: XCTestCase {
  private let clock = TestScheduler()
  private var events: [String] = []

  func test_step_1_text_that_is_not_a_number_is_dropped() {
    XCTAssertEqual(
      warnings("-p-x-n-z-|"), "-----n-z-|",
      "Only -3 and 0 should be warnings, because 4 is too warm and “x” is not a number.")
    XCTAssertEqual(
      events.filter { $0.hasPrefix("saved") }, ["saved -3", "saved 0"],
      "Only warnings should be saved.")
  }

  func test_step_2_a_warning_is_saved_before_it_is_sent() {
    let station = Subject<String>()
    subscribe(frostWarnings(readings: station, save: save))
    station.sendNext("-3")
    XCTAssertEqual(
      events, ["saved -3", "received -3"], "A warning should be saved before it is sent.")
  }

  func test_step_3_a_warning_is_saved_once_for_all_subscribers() {
    let station = Subject<String>()
    let warnings: Signal<Int> = frostWarnings(readings: station, save: save)
    subscribe(warnings)
    subscribe(warnings)
    station.sendNext("-3")
    XCTAssertEqual(
      events, ["saved -3", "received -3", "received -3"],
      "With two subscribers, a warning should be saved once.")
  }

  func test_step_3_the_station_is_subscribed_once_for_the_first_subscriber() {
    let station = clock.probe(readings("-n---n--|"))
    let warnings: Signal<Int> = frostWarnings(readings: station.signal, save: save)
    clock.record(warnings, at: .seconds(3))
    clock.record(warnings, at: .seconds(4))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      station.lifetimes, ["---^----!"],
      "The station should be subscribed to once, for the first subscriber at 3 s.")
  }

  func test_step_3_a_late_subscriber_gets_the_earlier_warnings() {
    let warnings = letters(frostWarnings(readings: readings("-n-z---m--|"), save: save))
    let first = clock.record(warnings)
    let second = clock.record(warnings, at: .seconds(5))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(first.timeline, "-n-z---(m|)", "The first subscriber should get all warnings.")
    XCTAssertEqual(
      second.timeline, "-----(^nz)-(m|)",
      "A late subscriber should immediately get the earlier warnings, and then the next ones.")
  }

  func test_step_3_a_late_subscriber_gets_all_warnings_after_the_others_have_left() {
    let warnings = letters(frostWarnings(readings: readings("-n---z-m--|"), save: save))
    clock.record(warnings, until: .seconds(3))
    let second = clock.record(warnings, at: .seconds(6))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      second.timeline, "------(^nz)(m|)",
      "A late subscriber should get all warnings, even if the earlier subscribers have left.")
    XCTAssertEqual(
      events, ["saved -3", "saved 0", "saved -1"],
      "Each warning should be saved once, even one that arrives when there are no subscribers.")
  }

  func test_step_4_it_completes_with_the_third_warning() {
    let station = clock.probe(readings("-n-p-z-p-m-n--|"))
    let recorded = clock.record(letters(frostWarnings(readings: station.signal, save: save)))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      recorded.timeline, "-n---z---(m|)",
      "The result should complete with the third warning at 9 s.")
    XCTAssertEqual(
      station.lifetimes, ["^--------!"],
      "The subscription to the station should end with the third warning.")
  }

  func test_step_4_it_completes_with_the_station() {
    XCTAssertEqual(warnings("-p--|"), "----|", "The result should complete when the station does.")
  }

  func test_step_4_it_fails_with_the_station() {
    let warnings: Signal<Int> = frostWarnings(readings: readings("-n-#"), save: save)
    XCTAssertEqual(
      clock.timeline(of: warnings, until: .seconds(20)).moments.map { "\($0.event)".prefix(4) },
      ["next", "erro"], "The result should fail when the station does.")
  }

  func test_step_5_it_has_a_name() {
    let warnings: Signal<Int> = frostWarnings(readings: Subject<String>(), save: save)
    XCTAssertEqual("\(warnings)", "frost warnings", "The name should be “frost warnings”.")
  }

  private func save(_ degrees: Int) { events.append("saved \(degrees)") }

  private func subscribe(_ warnings: Signal<Int>) {
    warnings.subscribeNext { self.events.append("received \($0)") }
  }

  private func warnings(_ marbles: String) -> Timeline<String> {
    clock.timeline(
      of: letters(frostWarnings(readings: readings(marbles), save: save)), until: .seconds(20))
  }

  /// Returns the warnings, with a letter in place of each number.
  private func letters(_ warnings: Signal<Int>) -> Signal<String> {
    warnings.map { [-3: "n", -1: "m", 0: "z", 4: "p"][$0] ?? "\($0)" }
  }

  private func readings(_ marbles: String) -> Signal<String> {
    clock.hot(Timeline(marbles, values: ["p": "4", "x": "x", "n": "-3", "z": "0", "m": "-1"]))
  }
}
