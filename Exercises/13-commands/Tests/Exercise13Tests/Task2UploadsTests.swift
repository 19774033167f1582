import Marbles
import ReactiveCore
import XCTest

@testable import Exercise13

final class Task2UploadsTests: XCTestCase {
  private let clock = TestScheduler()
  private var started: [String] = []
  private var refused: [String] = []

  func test_three_go_up_side_by_side() {
    let command = command { self.clock.cold(Timeline("------x|", values: ["x": $0])) }
    execute(command, "a", at: 0)
    execute(command, "b", at: 2)
    execute(command, "c", at: 4)
    XCTAssertEqual(
      clock.timeline(of: command.executionSignals.flatten(), until: .seconds(12)),
      "------a-b-c--", "Each photo should be up six seconds after its own press.")
  }

  func test_a_fourth_is_refused_while_three_go_up() {
    let command = command { _ in self.clock.cold("------x|") }
    for (photo, second) in [("a", 0), ("b", 1), ("c", 2), ("d", 3), ("e", 4)] {
      execute(command, photo, at: second)
    }
    clock.advance(by: .seconds(5))
    XCTAssertEqual(started, ["a", "b", "c"], "While three go up, d and e should not.")
    XCTAssertEqual(refused, ["d", "e"], "The executions of d and e should fail with notEnabled.")
    clock.advance(by: .seconds(20))
    XCTAssertEqual(started, ["a", "b", "c"], "What was refused should not go up later.")
  }

  func test_is_disabled_while_there_is_no_place() {
    let command = command { _ in self.clock.cold("------x|") }
    for (photo, second) in [("a", 0), ("b", 1), ("c", 2)] { execute(command, photo, at: second) }
    let enabled = command.enabled.map { $0 ? "y" : "n" }
    XCTAssertEqual(
      clock.timeline(of: enabled, until: .seconds(10)), "y-n----y---",
      "It should be disabled from the third press at 2 s until the first upload ends at 7 s.")
  }

  func test_a_free_place_is_used_again() {
    let command = command { _ in self.clock.cold("---x|") }
    for (photo, second) in [("a", 0), ("b", 1), ("c", 2), ("d", 6), ("e", 6)] {
      execute(command, photo, at: second)
    }
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      started, ["a", "b", "c", "d", "e"], "At 6 s two uploads have ended, so d and e should go up.")
    XCTAssertEqual(refused, [], "With a place for everybody nobody should be refused.")
  }

  func test_a_failed_upload_frees_its_place() {
    let command = command { self.clock.cold($0 == "a" ? "---#" : "-----------x|") }
    for (photo, second) in [("a", 0), ("b", 1), ("c", 2), ("d", 4), ("e", 5)] {
      execute(command, photo, at: second)
    }
    clock.advance(by: .seconds(30))
    XCTAssertEqual(
      started, ["a", "b", "c", "d"], "The upload of a fails at 3 s, so d should have its place.")
    XCTAssertEqual(refused, ["e"], "With b, c and d going up, e should be refused.")
  }

  func test_of_four_presses_in_one_moment_one_is_refused() {
    let command = command { _ in self.clock.cold("---x|") }
    clock.schedule(after: .seconds(1)) {
      for photo in ["a", "b", "c", "d"] { self.execute(command, photo) }
    }
    clock.advance(by: .seconds(20))
    XCTAssertEqual(started, ["a", "b", "c"], "Three of the four should go up.")
    XCTAssertEqual(refused, ["d"], "The last of the four should be refused at once.")
  }

  func test_the_limit_may_be_another_one() {
    let command = command(limit: 1) { _ in self.clock.cold("---x|") }
    for (photo, second) in [("a", 0), ("b", 1), ("c", 6)] { execute(command, photo, at: second) }
    clock.advance(by: .seconds(20))
    XCTAssertEqual(started, ["a", "c"], "With a limit of one, b comes too early and c does not.")
  }

  func test_with_a_limit_of_zero_nothing_goes_up() {
    let command = command(limit: 0) { _ in self.clock.cold("---x|") }
    execute(command, "a", at: 1)
    clock.advance(by: .seconds(20))
    XCTAssertEqual(started, [], "Without any place not even the first photo should go up.")
    XCTAssertEqual(refused, ["a"], "The first execution should fail with notEnabled.")
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

  private func execute(_ command: Command<String, String>, _ photo: String, at second: Int) {
    clock.schedule(after: .seconds(second)) { self.execute(command, photo) }
  }

  private func execute(_ command: Command<String, String>, _ photo: String) {
    command.execute(photo).subscribeError { error in
      if error as? CommandError == .notEnabled { self.refused.append(photo) }
    }
  }
}
