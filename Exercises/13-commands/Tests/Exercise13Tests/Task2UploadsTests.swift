import Marbles
import ReactiveCore
import XCTest

@testable import Exercise13

final class Task2UploadsTests: XCTestCase {
  private let clock = TestScheduler()
  private var started: [String] = []
  private var refused: [String] = []

  func test_three_uploads_run_at_the_same_time() {
    let command = command { self.clock.cold(Timeline("------x|", values: ["x": $0])) }
    execute(command, ["a": 0, "b": 2, "c": 4])
    XCTAssertEqual(
      clock.timeline(of: command.executionSignals.flatten(), until: .seconds(12)),
      "------a-b-c--", "Three uploads should run at the same time, each for six seconds.")
  }

  func test_a_fourth_upload_is_refused_while_three_are_running() {
    let command = command { _ in self.clock.cold("------x|") }
    execute(command, ["a": 0, "b": 1, "c": 2, "d": 3, "e": 4])
    clock.advance(by: .seconds(5))
    XCTAssertEqual(
      started, ["a", "b", "c"], "While three uploads are running, a fourth should not begin.")
    XCTAssertEqual(
      refused, ["d", "e"], "While three uploads are running, others should fail with `notEnabled`.")
    clock.advance(by: .seconds(20))
    XCTAssertEqual(started, ["a", "b", "c"], "An upload that was refused should not begin later.")
  }

  func test_the_command_is_disabled_while_three_uploads_are_running() {
    let command = command { _ in self.clock.cold("------x|") }
    execute(command, ["a": 0, "b": 1, "c": 2])
    XCTAssertEqual(
      clock.timeline(of: command.enabled.letters, until: .seconds(10)), "y-n----y---",
      "The command should be disabled while three uploads are running: from 2 s to 7 s.")
  }

  func test_a_completed_upload_makes_room() {
    let command = command { _ in self.clock.cold("---x|") }
    execute(command, ["a": 0, "b": 1, "c": 2, "d": 6, "e": 6])
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      started.sorted(), ["a", "b", "c", "d", "e"],
      "Two uploads complete before 6 s, so “d” and “e” should be uploaded.")
  }

  func test_a_failed_upload_makes_room() {
    let command = command { self.clock.cold($0 == "a" ? "---#" : "-----------x|") }
    execute(command, ["a": 0, "b": 1, "c": 2, "d": 4, "e": 5])
    clock.advance(by: .seconds(30))
    XCTAssertEqual(
      started, ["a", "b", "c", "d"],
      "“a” fails at 3 s, so “d” should be uploaded at 4 s, but “e” should be refused.")
  }

  func test_the_last_of_four_simultaneous_uploads_is_refused() {
    let command = command { _ in self.clock.cold("---x|") }
    clock.schedule(after: .seconds(1)) {
      for photo in ["a", "b", "c", "d"] { self.execute(command, photo) }
    }
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      started, ["a", "b", "c"],
      "If four uploads are requested at the same time, three should begin.")
    XCTAssertEqual(
      refused, ["d"], "If four uploads are requested at the same time, the last should be refused.")
  }

  func test_with_a_limit_of_zero_each_upload_is_refused() {
    let command = command(limit: 0) { _ in self.clock.cold("---x|") }
    execute(command, ["a": 1])
    clock.advance(by: .seconds(20))
    XCTAssertEqual(started, [], "With a limit of 0, nothing should be uploaded.")
    XCTAssertEqual(refused, ["a"], "With a limit of 0, each upload should be refused.")
  }

  private func command(
    limit: Int = 3, upload: @escaping (String) -> Signal<String>
  ) -> Command<String, String> {
    uploadCommand(limit: limit, scheduler: clock) { photo in
      .defer {
        self.started.append(photo)
        return upload(photo)
      }
    }
  }

  private func execute(
    _ command: Command<String, String>, _ photos: KeyValuePairs<String, Int>
  ) {
    for (photo, second) in photos {
      clock.schedule(after: .seconds(second)) { self.execute(command, photo) }
    }
  }

  private func execute(_ command: Command<String, String>, _ photo: String) {
    command.execute(photo).subscribeError { error in
      if error as? CommandError == .notEnabled { self.refused.append(photo) }
    }
  }
}
