import Marbles
import ReactiveCore
import XCTest

@testable import Exercise17

final class Task2CodeButtonTests: XCTestCase {
  private let clock = TestScheduler()

  func test_it_counts_down_by_itself_and_after_a_click() {
    let recorded = clock.record(button(clicks: "------x------"), until: .seconds(12))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      recorded.timeline, expected("321r--321r--!"),
      "The first countdown should begin by itself, and the second with the click.")
  }

  func test_a_click_during_a_countdown_begins_again() {
    let recorded = clock.record(button(clicks: "--x----------"), until: .seconds(9))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      recorded.timeline, expected("32321r---!"),
      "A click during a countdown should immediately begin a new one.")
  }

  func test_it_completes_with_the_last_countdown() {
    XCTAssertEqual(
      clock.timeline(of: button(clicks: "------x|"), until: .seconds(20)),
      expected("321r--321(r|)"),
      "After the clicks complete, the result should complete when the last countdown does.")
  }

  func test_it_completes_when_it_is_closed() {
    XCTAssertEqual(
      clock.timeline(of: button(clicks: "---x-----", closed: "----|"), until: .seconds(20)),
      expected("3213|"), "The result should complete when `closed` does, even during a countdown.")
  }

  func test_with_zero_seconds_the_title_is_again_immediately() {
    XCTAssertEqual(
      clock.timeline(of: button(clicks: "--x--|", seconds: 0), until: .seconds(20)),
      expected("r-r--|"), "With 0 seconds, the title should immediately be “again”.")
  }

  func test_no_timer_is_running_after_the_end() {
    let completed = clock.record(button(clicks: "--x|"))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      completed.timeline, expected("32321(r|)"),
      "The result should complete when the last countdown does.")
    XCTAssertTrue(clock.isIdle, "After completion, no timer should be running.")
    clock.record(button(clicks: "-----"), until: .seconds(22))
    clock.advance(by: .seconds(20))
    XCTAssertTrue(clock.isIdle, "After disposal, no timer should be running.")
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
