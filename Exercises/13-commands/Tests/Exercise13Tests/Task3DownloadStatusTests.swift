import Marbles
import ReactiveCore
import XCTest

@testable import Exercise13

final class Task3DownloadStatusTests: XCTestCase {
  private enum DownloadError: Error { case noSpace }

  private let clock = TestScheduler()

  func test_the_line_shows_loading_and_the_numbers() {
    let command = command(["film": "--4--9-|"])
    clock.execute(command, "film", at: 1)
    XCTAssertEqual(
      clock.timeline(of: letters(command), until: .seconds(12)), "il-4--9-i----",
      "The line should show idle, loading, 40 %, 90 %, and idle again.")
  }

  func test_the_line_is_idle_while_no_download_is_running_even_if_the_button_is_disabled() {
    let command = command(["film": "--4|"], enabled: .return(false))
    clock.execute(command, "film", at: 1)
    XCTAssertEqual(
      clock.timeline(of: letters(command), until: .seconds(5)), "i-----",
      "The line should be idle while no download is running, even if the button is disabled.")
  }

  func test_a_late_subscriber_sees_that_it_is_loading() {
    let command = command(["film": "--4--9-|"])
    clock.execute(command, "film", at: 1)
    let recorded = clock.record(letters(command), at: .seconds(7), until: .seconds(10))
    clock.advance(by: .seconds(12))
    XCTAssertEqual(
      recorded.timeline, "-------(^l)i-!",
      "A subscriber that arrives during a download should get “loading” immediately.")
  }

  func test_an_error_is_shown_and_then_the_line_is_idle() {
    let command = command(["film": "--4-#"])
    clock.execute(command, "film", at: 1)
    XCTAssertEqual(
      clock.timeline(of: letters(command), until: .seconds(8)), "il-4-(fi)---",
      "The line should show the error at 5 s, and then idle.")
  }

  func test_a_download_after_an_error_is_shown() {
    let command = command(["film": "-4-#", "song": "-9-|"])
    clock.execute(command, "film", at: 1)
    clock.execute(command, "song", at: 6)
    XCTAssertEqual(
      clock.timeline(of: letters(command), until: .seconds(12)), "il4-(fi)-l9-i---",
      "The line should show every download, even after an error.")
  }

  func test_the_line_completes_when_the_command_is_released() {
    var command: Command? = command(["film": "-4|"])
    let recorded = clock.record(letters(command!))
    clock.schedule(after: .seconds(1)) { [weak command] in _ = command?.execute("film") }
    clock.advance(by: .seconds(5))
    command = nil
    clock.advance(by: .seconds(3))
    XCTAssertEqual(
      recorded.timeline, "il4i-|", "The line should complete when the command is released at 5 s.")
  }

  private func command(
    _ downloads: [String: String], enabled: Signal<Bool>? = nil
  ) -> Command<String, Int> {
    let values = ["4": 40, "9": 90]
    return Command(enabled: enabled, scheduler: clock) { [clock] name in
      clock.cold(
        Timeline(downloads[name] ?? "|", values: values, error: DownloadError.noSpace))
    }
  }

  /// Returns the status line with one letter for each state, number, or error.
  private func letters(_ command: Command<String, Int>) -> Signal<String> {
    let letters = [
      "idle": "i", "loading": "l", "40 %": "4", "90 %": "9", "failed: noSpace": "f",
    ]
    return status(of: command).map { letters[$0] ?? $0 }
  }
}
