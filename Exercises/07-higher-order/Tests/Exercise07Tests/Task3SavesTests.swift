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
      "a, b and c should be saved, in this order, although b and c need less time.")
    XCTAssertEqual(
      server.lifetimes, ["a 0-4", "b 4-6", "c 6-8"],
      "Each save should begin when the one before it is done.")
  }

  func test_a_save_begins_at_once_when_the_server_is_free() {
    let server = Files(clock, ["a": "-a|", "b": "-b|"])
    let saves: Signal<String> = saves(of: clock.hot("a----b----|"), save: server.load)
    XCTAssertEqual(
      clock.timeline(of: saves, until: .seconds(20)), "-a----b---|",
      "b should be saved at 6 s, one second after it was written: nothing was waiting.")
  }

  func test_two_equal_versions_are_two_saves() {
    let server = Files(clock, ["a": "-a|"])
    XCTAssertEqual(
      clock.timeline(of: saves(of: clock.hot("a--a|"), save: server.load), until: .seconds(20)),
      "-a--a|", "a was written at 0 s and again at 3 s: both versions should be saved.")
  }

  func test_without_versions_it_completes_with_them() {
    let server = Files(clock, [:])
    XCTAssertEqual(
      clock.timeline(of: saves(of: clock.hot("--|"), save: server.load), until: .seconds(20)),
      "--|", "Without a version nothing should be saved, and the end should come at 2 s.")
    XCTAssertEqual(server.lifetimes, [], "Without a version the server should not be asked.")
  }

  func test_completes_when_the_last_version_is_saved() {
    let server = Files(clock, ["a": "----a|"])
    XCTAssertEqual(
      clock.timeline(of: saves(of: clock.cold("a|"), save: server.load), until: .seconds(20)),
      "----a|", "The versions are over at 1 s, but a is being saved until 5 s: completed then.")
  }

  func test_a_failed_save_ends_it_and_nothing_more_is_saved() {
    let server = Files(clock, ["a": "--a|", "b": "--#", "c": "-c|"])
    let saves: Signal<String> = saves(of: clock.hot("abc-----|"), save: server.load)
    XCTAssertEqual(
      clock.timeline(of: saves, until: .seconds(20)), "--a--#",
      "The error of b should come through at 5 s.")
    XCTAssertEqual(
      server.lifetimes, ["a 0-3", "b 3-5"], "After the error of b, c should not be saved.")
  }

  func test_who_leaves_ends_the_save_and_the_queue() {
    let server = Files(clock, ["a": "--a|", "b": "--b|", "c": "-c|"])
    let recorded = clock.record(
      saves(of: clock.hot("abc-----|"), save: server.load), until: .seconds(4))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(recorded.timeline, "--a-!", "Who leaves at 4 s should have heard of a.")
    XCTAssertEqual(
      server.lifetimes, ["a 0-3", "b 3-4"],
      "When the subscriber has left at 4 s, b should be broken off and c never begin.")
  }
}
