import Marbles
import ReactiveCore
import XCTest

@testable import Exercise16

final class Task3FrostWarningsTests: XCTestCase {
  private let clock = TestScheduler()
  private var events: [String] = []

  func test_step_1_text_that_is_no_number_is_dropped() {
    XCTAssertEqual(
      warnings("-p-x-n-z-|"), "-----n-z-|",
      "-3 and 0 should be warnings; 4 is too warm, and \"x\" is no number and no warning.")
    XCTAssertEqual(
      events.filter { $0.hasPrefix("saved") }, ["saved -3", "saved 0"],
      "What is no warning should not be saved.")
  }

  func test_step_2_a_warning_is_saved_before_anybody_hears_it() {
    let station = Subject<String>()
    subscribe(frostWarnings(readings: station, save: save))
    station.sendNext("-3")
    XCTAssertEqual(
      events, ["saved -3", "heard -3"], "The warning should be saved, and then be heard.")
  }

  func test_step_3_a_warning_is_saved_once_for_all() {
    let station = Subject<String>()
    let warnings: Signal<Int> = frostWarnings(readings: station, save: save)
    subscribe(warnings)
    subscribe(warnings)
    station.sendNext("-3")
    XCTAssertEqual(
      events, ["saved -3", "heard -3", "heard -3"],
      "Two listen: the warning should be saved once, and heard by both.")
  }

  func test_step_3_the_station_is_asked_once_and_when_somebody_listens() {
    let station = clock.probe(readings("-n---n--|"))
    let warnings: Signal<Int> = frostWarnings(readings: station.signal, save: save)
    XCTAssertEqual(station.lifetimes.count, 0, "Nobody listens yet, so nobody should be asked.")
    clock.record(warnings, at: .seconds(3))
    clock.record(warnings, at: .seconds(4))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      station.lifetimes, ["---^----!"],
      "The station should be asked once, when the first listener comes at 3 s.")
    XCTAssertEqual(events, ["saved -3"], "Only what came after 3 s should be saved, once.")
  }

  func test_step_3_who_comes_later_hears_the_earlier_warnings() {
    let warnings = letters(frostWarnings(readings: readings("-n-z---m--|"), save: save))
    let first = clock.record(warnings)
    let second = clock.record(warnings, at: .seconds(5))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(first.timeline, "-n-z---(m|)", "The first listener should hear all three.")
    XCTAssertEqual(
      second.timeline, "-----(^nz)-(m|)",
      "Who comes at 5 s should hear -3 and 0 at once, and -1 with the others.")
    XCTAssertEqual(events, ["saved -3", "saved 0", "saved -1"], "Each should be saved once.")
  }

  func test_step_3_it_goes_on_when_all_have_left() {
    let warnings = letters(frostWarnings(readings: readings("-n---z-m--|"), save: save))
    clock.record(warnings, until: .seconds(3))
    let second = clock.record(warnings, at: .seconds(6))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      second.timeline, "------(^nz)(m|)",
      "The first listener leaves at 3 s; who comes at 6 s should hear all the warnings.")
    XCTAssertEqual(
      events, ["saved -3", "saved 0", "saved -1"],
      "A warning should be saved also while nobody listens.")
  }

  func test_step_4_three_warnings_are_enough() {
    let station = clock.probe(readings("-n-p-z-p-m-n--|"))
    let recorded = clock.record(letters(frostWarnings(readings: station.signal, save: save)))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      recorded.timeline, "-n---z---(m|)", "It should complete with the third warning, at 9 s.")
    XCTAssertEqual(
      station.lifetimes, ["^--------!"], "After the third warning nobody should listen.")
    XCTAssertEqual(
      events, ["saved -3", "saved 0", "saved -1"], "Nothing should be saved after the third.")
  }

  func test_step_4_fewer_warnings_end_with_the_station() {
    XCTAssertEqual(warnings("-p--|"), "----|", "Without frost only the end should come.")
  }

  func test_a_station_that_fails_fails_the_warnings() {
    let warnings: Signal<Int> = frostWarnings(readings: readings("-n-#"), save: save)
    XCTAssertEqual(
      clock.timeline(of: warnings, until: .seconds(20)).moments.map { "\($0.event)".prefix(4) },
      ["next", "erro"], "The warning and then the error of the station should come.")
  }

  func test_step_5_it_has_a_name() {
    let warnings: Signal<Int> = frostWarnings(readings: Subject<String>(), save: save)
    XCTAssertEqual("\(warnings)", "frost warnings", "Its description should be its name.")
  }

  private func save(_ degrees: Int) { events.append("saved \(degrees)") }

  private func subscribe(_ warnings: Signal<Int>) {
    warnings.subscribeNext { self.events.append("heard \($0)") }
  }

  private func warnings(_ marbles: String) -> Timeline<String> {
    clock.timeline(
      of: letters(frostWarnings(readings: readings(marbles), save: save)), until: .seconds(20))
  }

  /// The warnings by their letters, so that a diagram has one character for each.
  private func letters(_ warnings: Signal<Int>) -> Signal<String> {
    warnings.map { [-3: "n", -1: "m", 0: "z", 4: "p"][$0] ?? "\($0)" }
  }

  private func readings(_ marbles: String) -> Signal<String> {
    clock.hot(Timeline(marbles, values: ["p": "4", "x": "x", "n": "-3", "z": "0", "m": "-1"]))
  }
}
