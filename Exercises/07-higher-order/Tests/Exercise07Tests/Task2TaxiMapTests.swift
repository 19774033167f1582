import Marbles
import ReactiveCore
import XCTest

@testable import Exercise07

final class Task2TaxiMapTests: XCTestCase {
  private let clock = TestScheduler()

  func test_the_map_follows_the_taxi_that_was_selected_last() {
    let taxis = Files(clock, ["a": "-1-2-3-4-5|", "b": "-6--7--8|"])
    let shown: Signal<String> = shownPosition(
      selected: clock.hot("a---b-----|"), positions: taxis.load)
    XCTAssertEqual(
      clock.timeline(of: shown, until: .seconds(20)), "-1-2-6--7--8|",
      "From 4 s on taxi b should be shown, and no position of taxi a any more.")
    XCTAssertEqual(
      taxis.lifetimes, ["a 0-4", "b 4-12"],
      "Taxi a should be followed until 4 s, and taxi b from then on.")
  }

  func test_nobody_selected_shows_nowhere_and_follows_no_taxi() {
    let taxis = Files(clock, ["a": "-1-2-3-4-5|"])
    let shown: Signal<String> = shownPosition(
      selected: clock.hot("a---''-----|"), positions: taxis.load)
    XCTAssertEqual(
      clock.timeline(of: shown, until: .seconds(20)), "-1-2'nowhere'-----|",
      "At 4 s \"nowhere\" should be shown, and no position after it.")
    XCTAssertEqual(taxis.lifetimes, ["a 0-4"], "From 4 s on no taxi should be followed.")
  }

  func test_a_taxi_that_is_selected_again_is_asked_again() {
    let taxis = Files(clock, ["a": "-1-2-3|", "b": "-6--|"])
    let shown: Signal<String> = shownPosition(
      selected: clock.hot("a--b--a|"), positions: taxis.load)
    XCTAssertEqual(
      clock.timeline(of: shown, until: .seconds(20)), "-1--6--1-2-3|",
      "When taxi a is selected again at 6 s, its positions should be shown from the first on.")
  }

  func test_a_taxi_that_is_touched_twice_is_asked_twice() {
    let taxis = Files(clock, ["a": "-1|"])
    let shown: Signal<String> = shownPosition(
      selected: clock.hot("a---a---|"), positions: taxis.load)
    XCTAssertEqual(
      clock.timeline(of: shown, until: .seconds(20)), "-1---1--|",
      "Taxi a is touched at 0 s, and once more at 4 s: its positions should be shown again.")
  }

  func test_completes_when_selection_and_taxi_have_completed() {
    let taxis = Files(clock, ["a": "-1|", "b": "-6-----|"])
    let shown: Signal<String> = shownPosition(selected: clock.hot("a---b-|"), positions: taxis.load)
    XCTAssertEqual(
      clock.timeline(of: shown, until: .seconds(20)), "-1---6-----|",
      "Taxi a ends at 2 s and the selection at 6 s, but taxi b drives until 11 s: completed then.")
  }

  func test_without_a_selection_nothing_is_shown() {
    let taxis = Files(clock, [:])
    let shown: Signal<String> = shownPosition(selected: clock.hot("''---|"), positions: taxis.load)
    XCTAssertEqual(
      clock.timeline(of: shown, until: .seconds(20)), "'nowhere'---|",
      "With nobody selected \"nowhere\" should be shown at 0 s, and the end should come at 4 s.")
  }

  func test_only_a_taxi_on_the_map_can_fail_it() {
    let taxis = Files(clock, ["a": "-1-2-#", "b": "-6-----#"])
    let shown: Signal<String> = shownPosition(
      selected: clock.hot("a--b-----|"), positions: taxis.load)
    XCTAssertEqual(
      clock.timeline(of: shown, until: .seconds(20)), "-1--6-----#",
      "The error of a, at 5 s, should not be heard: b is on the map. That of b, at 10 s, should.")
  }

  func test_fails_when_the_selection_fails() {
    let taxis = Files(clock, ["a": "-1-2-3-4-5|"])
    let shown: Signal<String> = shownPosition(selected: clock.hot("a---#"), positions: taxis.load)
    XCTAssertEqual(
      clock.timeline(of: shown, until: .seconds(20)), "-1-2#",
      "The selection fails at 4 s: its error should come through, although taxi a drives on.")
    XCTAssertEqual(taxis.lifetimes, ["a 0-4"], "After the error no taxi should be followed.")
  }

  func test_who_leaves_follows_no_taxi() {
    let taxis = Files(clock, ["a": "-1-2-3-4-5|", "b": "-6--7--8|"])
    let shown: Signal<String> = shownPosition(
      selected: clock.hot("a-b-----|"), positions: taxis.load)
    let recorded = clock.record(shown, until: .seconds(4))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      recorded.timeline, "-1-6!", "Who leaves at 4 s should have seen 1, of a, and 6, of b.")
    XCTAssertEqual(
      taxis.lifetimes, ["a 0-2", "b 2-4"], "After 4 s no taxi should be followed.")
  }
}
