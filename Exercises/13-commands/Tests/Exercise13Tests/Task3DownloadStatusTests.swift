import Marbles
import ReactiveCore
import XCTest

@testable import Exercise13

final class Task3DownloadStatusTests: XCTestCase {
  private enum DownloadError: Error { case noSpace }

  private let clock = TestScheduler()

  func test_tells_the_state_and_the_numbers() {
    let command = command(["film": "--4--9-|"])
    execute(command, "film", at: 1)
    XCTAssertEqual(
      clock.timeline(of: letters(command), until: .seconds(12)), "il-4--9-i----",
      "The line should be idle, loading at 1 s, 40 %, 90 %, and idle again when it is done.")
  }

  func test_an_error_is_shown_and_then_it_is_idle() {
    let command = command(["film": "--4-#"])
    execute(command, "film", at: 1)
    XCTAssertEqual(
      clock.timeline(of: letters(command), until: .seconds(8)), "il-4-(fi)---",
      "At 5 s the line should tell the failure, and then be idle.")
  }

  func test_the_line_goes_on_after_an_error() {
    let command = command(["film": "-4-#", "song": "-9-|"])
    execute(command, "film", at: 1)
    execute(command, "song", at: 6)
    XCTAssertEqual(
      clock.timeline(of: letters(command), until: .seconds(12)), "il4-(fi)-l9-i---",
      "The second download should be shown like the first, although the first has failed.")
  }

  func test_a_download_that_ends_at_once_is_shown_too() {
    let command = command(["empty": "|"])
    execute(command, "empty", at: 2)
    XCTAssertEqual(
      clock.timeline(of: letters(command), until: .seconds(5)), "i-(li)---",
      "A download without a number should be loading and then idle.")
  }

  func test_a_button_that_is_off_is_idle() {
    let command = command(["film": "--4|"], enabled: .return(false))
    execute(command, "film", at: 1)
    XCTAssertEqual(
      clock.timeline(of: letters(command), until: .seconds(5)), "i-----",
      "While nothing is downloaded the line should be idle, even if the button is off.")
  }

  func test_who_comes_during_a_download_sees_that_it_is_loading() {
    let command = command(["film": "--4--9-|"])
    execute(command, "film", at: 1)
    let recorded = clock.record(letters(command), at: .seconds(7), until: .seconds(10))
    clock.advance(by: .seconds(12))
    XCTAssertEqual(
      recorded.timeline, "-------(^l)i-!",
      "A subscription at 7 s should get loading at once, and idle at 8 s.")
  }

  func test_completes_when_the_command_is_gone() {
    var command: Command? = command(["film": "-4|"])
    let recorded = clock.record(letters(command!))
    clock.schedule(after: .seconds(1)) { [weak command] in _ = command?.execute("film") }
    clock.advance(by: .seconds(5))
    command = nil
    clock.advance(by: .seconds(3))
    XCTAssertEqual(
      recorded.timeline, "il4i-|", "The command is released at 5 s, and the line should end.")
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

  private func execute(_ command: Command<String, Int>, _ name: String, at second: Int) {
    clock.schedule(after: .seconds(second)) { command.execute(name) }
  }

  /// The line with a letter for each text, so that a diagram has one character for each.
  private func letters(_ command: Command<String, Int>) -> Signal<String> {
    let letters = [
      "idle": "i", "loading": "l", "40 %": "4", "90 %": "9", "failed: noSpace": "f",
    ]
    return status(of: command).map { letters[$0] ?? $0 }
  }
}
