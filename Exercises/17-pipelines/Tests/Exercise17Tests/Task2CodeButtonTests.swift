import Marbles
import ReactiveCore
import XCTest

@testable import Exercise17

final class Task2CodeButtonTests: XCTestCase {
  private let clock = TestScheduler()

  func test_without_a_click_there_is_one_countdown() {
    let recorded = clock.record(button(clicks: "-"), until: .seconds(5))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      recorded.timeline, expected("321r-!"),
      "The first countdown should begin by itself: 3 at once, and then a title each second.")
  }

  func test_zero_seconds_are_no_wait() {
    XCTAssertEqual(
      clock.timeline(of: button(clicks: "--x--|", seconds: 0), until: .seconds(20)),
      expected("r-r--|"), "With no seconds to wait it should say again at once.")
  }

  func test_it_counts_down_at_the_beginning_and_after_a_click() {
    let recorded = clock.record(button(clicks: "------x------"), until: .seconds(12))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      recorded.timeline, expected("321r--321r--!"),
      "The first countdown should begin by itself, the second with the click at 6 s.")
    XCTAssertTrue(clock.isIdle, "After the subscriber has left, no clock should be running.")
  }

  func test_a_click_begins_again() {
    let recorded = clock.record(button(clicks: "--x----------"), until: .seconds(9))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      recorded.timeline, expected("32321r---!"),
      "A click in a countdown should end it, and begin a new one at once.")
  }

  func test_it_completes_with_the_last_countdown() {
    XCTAssertEqual(
      clock.timeline(of: button(clicks: "------x|"), until: .seconds(20)),
      expected("321r--321(r|)"),
      "The clicks complete after 7 s; the countdown should go on to its end at 9 s, and end it all."
    )
    XCTAssertTrue(clock.isIdle, "After the end no clock should be running.")
  }

  func test_it_completes_with_the_clicks_when_no_countdown_is_running() {
    XCTAssertEqual(
      clock.timeline(of: button(clicks: "------|"), until: .seconds(20)), expected("321r--|"),
      "The countdown is over after 3 s; the end of the clicks at 6 s should end it all.")
  }

  func test_closing_ends_a_countdown_that_is_under_way() {
    let recorded = clock.record(button(clicks: "---x-----", closed: "-----|"))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      recorded.timeline, expected("32132|"), "Closed after 5 s, it should complete at once.")
    XCTAssertTrue(clock.isIdle, "After it was closed, no clock should be running.")
  }

  func test_an_error_of_the_clicks_comes_through() {
    XCTAssertEqual(
      clock.timeline(of: button(clicks: "-#"), until: .seconds(20)), expected("3#"),
      "The error of the clicks at 1 s should end it, before the next title.")
  }

  private func button(
    clicks: String, seconds: Int = 3, closed: String = "-"
  ) -> Signal<String> {
    codeButton(
      clicks: clock.hot(Timeline(clicks, values: ["x": ()])), seconds: seconds,
      until: clock.hot(Timeline(closed, values: [:])), on: clock)
  }

  private func expected(_ marbles: String) -> Timeline<String> {
    Timeline(marbles, values: ["3": "3", "2": "2", "1": "1", "r": "again"])
  }
}
