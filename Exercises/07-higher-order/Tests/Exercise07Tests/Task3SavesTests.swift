import Marbles
import ReactiveCore
import XCTest

@testable import Exercise07

final class Task3SavesTests: XCTestCase {
  private let clock = TestScheduler()

  func test_the_versions_are_saved_one_after_another() {
    let server = Files(clock, ["a": "---a|", "b": "-b|", "c": "-c|"])
    let saves: Signal<String> = saves(of: clock.hot("abc|"), save: server.load)
    XCTAssertEqual(
      clock.timeline(of: saves, until: .seconds(20)), "---a-b-c|",
      "The versions “a”, “b”, and “c” should be saved in order.")
    XCTAssertEqual(
      server.lifetimes, ["a 0-4", "b 4-6", "c 6-8"],
      "Each save should start when the previous one completes.")
  }

  func test_a_save_starts_immediately_if_no_other_is_running() {
    let server = Files(clock, ["a": "-a|", "b": "-b|"])
    let saves: Signal<String> = saves(of: clock.hot("a----b----|"), save: server.load)
    XCTAssertEqual(
      clock.timeline(of: saves, until: .seconds(20)), "-a----b---|",
      "No save is running at 5 s, so the save of “b” should start immediately.")
  }

  func test_equal_versions_are_saved_too() {
    let server = Files(clock, ["a": "-a|"])
    XCTAssertEqual(
      clock.timeline(of: saves(of: clock.hot("a--a|"), save: server.load), until: .seconds(20)),
      "-a--a|", "Both versions should be saved, even though they are equal.")
  }

  func test_completes_when_the_last_version_is_saved() {
    let server = Files(clock, ["a": "----a|"])
    XCTAssertEqual(
      clock.timeline(of: saves(of: clock.cold("a|"), save: server.load), until: .seconds(20)),
      "----a|",
      "The result should complete at 5 s, when “a” has been saved, not when the versions complete.")
  }

  func test_a_failed_save_ends_the_result_and_no_other_save_starts() {
    let server = Files(clock, ["a": "--a|", "b": "--#", "c": "-c|"])
    let saves: Signal<String> = saves(of: clock.hot("abc-----|"), save: server.load)
    XCTAssertEqual(
      clock.timeline(of: saves, until: .seconds(20)), "--a--#",
      "The result should fail when the save of “b” fails, at 5 s.")
    XCTAssertEqual(
      server.lifetimes, ["a 0-3", "b 3-5"], "After the error, “c” should not be saved.")
  }

  func test_dispose_stops_the_save_and_drops_the_waiting_ones() {
    let server = Files(clock, ["a": "--a|", "b": "--b|", "c": "-c|"])
    let recorded = clock.record(
      saves(of: clock.hot("abc-----|"), save: server.load), until: .seconds(4))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(recorded.timeline, "--a-!", "A subscriber that leaves at 4 s should get “a”.")
    XCTAssertEqual(
      server.lifetimes, ["a 0-3", "b 3-4"],
      "Disposing at 4 s should stop the save of “b”, and the save of “c” should never start.")
  }
}
