import Marbles
import ReactiveCore
import XCTest

@testable import Exercise07

final class Task3SavesTests: XCTestCase {
  private let clock = TestScheduler()

  func test_every_version_is_saved_one_after_the_other() {
    let server = Files(clock, ["a": "---a|", "b": "-b|", "c": "-c|"])
    let saves: Signal<String> = saves(of: clock.hot("abc|"), save: server.load)
    XCTAssertEqual(
      clock.timeline(of: saves, until: .seconds(20)), "---a-b-c|",
      "The versions a, b, and c should be saved in order.")
    XCTAssertEqual(
      server.lifetimes, ["a 0-4", "b 4-6", "c 6-8"],
      "One save should run at a time. Each save should start when the previous one completes.")
  }

  func test_a_save_starts_at_once_if_no_other_is_running() {
    let server = Files(clock, ["a": "-a|", "b": "-b|"])
    let saves: Signal<String> = saves(of: clock.hot("a----b----|"), save: server.load)
    XCTAssertEqual(
      clock.timeline(of: saves, until: .seconds(20)), "-a----b---|",
      "No save is running at 5 s, so the save of b should start immediately.")
  }

  func test_equal_versions_are_saved_too() {
    let server = Files(clock, ["a": "-a|"])
    XCTAssertEqual(
      clock.timeline(of: saves(of: clock.hot("a--a|"), save: server.load), until: .seconds(20)),
      "-a--a|", "Both versions should be saved, although they are equal.")
  }

  func test_completes_when_the_last_version_is_saved() {
    let server = Files(clock, ["a": "----a|"])
    XCTAssertEqual(
      clock.timeline(of: saves(of: clock.cold("a|"), save: server.load), until: .seconds(20)),
      "----a|",
      "The result should complete with the save of a, at 5 s, and not with the versions.")
  }

  func test_a_failed_save_ends_it_and_nothing_more_is_saved() {
    let server = Files(clock, ["a": "--a|", "b": "--#", "c": "-c|"])
    let saves: Signal<String> = saves(of: clock.hot("abc-----|"), save: server.load)
    XCTAssertEqual(
      clock.timeline(of: saves, until: .seconds(20)), "--a--#",
      "The error of b should be sent at 5 s.")
    XCTAssertEqual(
      server.lifetimes, ["a 0-3", "b 3-5"], "After the error of b, c should not be saved.")
  }

  func test_dispose_stops_the_save_and_drops_the_waiting_ones() {
    let server = Files(clock, ["a": "--a|", "b": "--b|", "c": "-c|"])
    let recorded = clock.record(
      saves(of: clock.hot("abc-----|"), save: server.load), until: .seconds(4))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(recorded.timeline, "--a-!", "A subscriber who leaves at 4 s should get a.")
    XCTAssertEqual(
      server.lifetimes, ["a 0-3", "b 3-4"],
      "Disposing at 4 s should stop the save of b, and c should never start.")
  }
}
