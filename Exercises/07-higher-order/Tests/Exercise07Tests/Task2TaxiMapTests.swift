import Marbles
import ReactiveCore
import XCTest

@testable import Exercise07

final class Task2TaxiMapTests: XCTestCase {
  private let clock = TestScheduler()

  func test_only_the_last_selected_taxi_is_shown() {
    let taxis = Files(clock, ["a": "-1-2-3-4-5|", "b": "-6--7--8|"])
    let shown: Signal<String> = shownPosition(
      selected: clock.hot("a---b-----|"), positions: taxis.load)
    XCTAssertEqual(
      clock.timeline(of: shown, until: .seconds(20)), "-1-2-6--7--8|",
      "From 4 s on, only the positions of taxi “b” should be shown.")
    XCTAssertEqual(
      taxis.lifetimes, ["a 0-4", "b 4-12"],
      "Taxi “a” should be followed until 4 s, and taxi “b” after that.")
  }

  func test_an_empty_text_shows_nowhere_and_follows_no_taxi() {
    let taxis = Files(clock, ["a": "-1-2-3-4-5|"])
    let shown: Signal<String> = shownPosition(
      selected: clock.hot("a---''-----|"), positions: taxis.load)
    XCTAssertEqual(
      clock.timeline(of: shown, until: .seconds(20)), "-1-2'nowhere'-----|",
      "From 4 s on, the text is empty, so only “nowhere” should be shown.")
    XCTAssertEqual(taxis.lifetimes, ["a 0-4"], "From 4 s on, no taxi should be followed.")
  }

  func test_selecting_the_same_taxi_again_restarts_its_signal() {
    let taxis = Files(clock, ["a": "-1|"])
    let shown: Signal<String> = shownPosition(
      selected: clock.hot("a---a---|"), positions: taxis.load)
    XCTAssertEqual(
      clock.timeline(of: shown, until: .seconds(20)), "-1---1--|",
      "Taxi “a” is selected again at 4 s, so its signal should be restarted.")
  }

  func test_completes_when_the_selection_and_the_taxi_have_completed() {
    let taxis = Files(clock, ["a": "-1|", "b": "-6-----|"])
    let shown: Signal<String> = shownPosition(selected: clock.hot("a---b-|"), positions: taxis.load)
    XCTAssertEqual(
      clock.timeline(of: shown, until: .seconds(20)), "-1---6-----|",
      "The result should complete at 11 s, when taxi “b” does, not at 6 s, when `selected` does.")
  }

  func test_ignores_errors_of_taxis_that_are_not_on_the_map() {
    let taxis = Files(clock, ["a": "-1-2-#", "b": "-6-----#"])
    let shown: Signal<String> = shownPosition(
      selected: clock.hot("a--b-----|"), positions: taxis.load)
    XCTAssertEqual(
      clock.timeline(of: shown, until: .seconds(20)), "-1--6-----#",
      "Taxi “b” is on the map, so its error should be sent. The error of taxi “a” should not.")
  }

  func test_fails_when_the_selection_fails() {
    let taxis = Files(clock, ["a": "-1-2-3-4-5|"])
    let shown: Signal<String> = shownPosition(selected: clock.hot("a---#"), positions: taxis.load)
    XCTAssertEqual(
      clock.timeline(of: shown, until: .seconds(20)), "-1-2#",
      "The result should fail when the selection fails, at 4 s.")
    XCTAssertEqual(taxis.lifetimes, ["a 0-4"], "After the error, no taxi should be followed.")
  }

  func test_dispose_stops_following_the_taxi() {
    let taxis = Files(clock, ["a": "-1-2-3-4-5|", "b": "-6--7--8|"])
    let shown: Signal<String> = shownPosition(
      selected: clock.hot("a-b-----|"), positions: taxis.load)
    let recorded = clock.record(shown, until: .seconds(4))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      recorded.timeline, "-1-6!", "A subscriber that leaves at 4 s should get 1 and 6.")
    XCTAssertEqual(
      taxis.lifetimes, ["a 0-2", "b 2-4"], "Disposing at 4 s should stop following taxi “b”.")
  }
}
