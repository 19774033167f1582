import Marbles
import ReactiveCore
import XCTest

@testable import Exercise07

final class Task4MiniFlattenTests: XCTestCase {
  private let clock = TestScheduler()

  func test_does_not_complete_before_the_outer_signal() {
    let files = Files(clock, ["a": "-a|"])
    XCTAssertEqual(
      clock.timeline(of: flatten(clock.hot("a----|"), files, 1), until: .seconds(20)), "-a---|",
      "The result should complete at 5 s, when the outer signal does, not at 2 s, when “a” does.")
  }

  func test_zero_means_no_limit() {
    let files = Files(clock, ["a": "---a|", "b": "--b|", "c": "-c|"])
    XCTAssertEqual(
      clock.timeline(of: flatten(clock.hot("(abc|)"), files, 0), until: .seconds(20)), "-cba|",
      "0 means no limit, so all three should run at the same time.")
  }

  func test_a_signal_can_run_twice() {
    let ring = clock.cold("--r|").mini
    let outer = clock.cold("ab|").map { _ in ring }
    XCTAssertEqual(
      clock.timeline(of: outer.mini.flatten(maxConcurrent: 2).signal, until: .seconds(20)),
      "--rr|", "The same signal runs twice, so its value should be sent twice.")
  }

  func test_a_signal_can_be_in_the_queue_twice() {
    let ring = clock.cold("--r|").mini
    let outer = clock.cold("abc|").map { _ in ring }
    XCTAssertEqual(
      clock.timeline(of: outer.mini.flatten(maxConcurrent: 1).signal, until: .seconds(20)),
      "--r--r--r|",
      "The same signal runs once and is queued twice, so its value should be sent three times.")
  }

  func test_signals_that_complete_immediately_start_the_next_ones() {
    let files: [String: Signal<String>] = [
      "a": .return("a"), "b": .empty(), "c": .return("c"), "d": clock.cold("-d|"),
    ]
    let outer = clock.hot("(abcd|)").map { files[$0, default: .never()].mini }
    XCTAssertEqual(
      clock.timeline(of: outer.mini.flatten(maxConcurrent: 1).signal, until: .seconds(20)),
      "(ac)d|", "“a”, “b”, and “c” complete immediately, so “d” should start at 0 s.")
  }

  func test_dispose_disposes_the_signals_that_are_still_running() {
    let files = Files(clock, ["a": "-----a|", "b": "-b|"])
    let recorded = clock.record(flatten(clock.hot("(ab)----|"), files, 2), until: .seconds(4))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(recorded.timeline, "-b--!", "A subscriber that leaves at 4 s should get “b”.")
    XCTAssertEqual(
      files.lifetimes, ["a 0-4", "b 0-2"],
      "“b” completed at 2 s, so disposing at 4 s should dispose only “a”.")
  }

  func test_at_most_two_signals_run_and_the_others_wait_in_order() {
    let files = Files(clock, ["a": "---a--|", "b": "-b-|", "c": "-c-|", "d": "-d|"])
    XCTAssertEqual(
      clock.timeline(of: flatten(clock.hot("abcd|"), files, 2), until: .seconds(20)), "--ba-c-d|",
      "With at most two signals at a time, the order of the values should be “b”, “a”, “c”, “d”.")
    XCTAssertEqual(
      files.lifetimes, ["a 0-6", "b 1-4", "c 4-7", "d 6-8"],
      "“c” should start when “b” completes, at 4 s, and “d” when “a” completes, at 6 s.")
  }

  func test_does_not_complete_while_a_signal_is_queued() {
    let files = Files(clock, ["a": "--a|", "b": "--b|"])
    XCTAssertEqual(
      clock.timeline(of: flatten(clock.cold("ab|"), files, 1), until: .seconds(20)),
      "--a--b|", "The result should not complete while “b” is in the queue.")
  }

  func test_each_subscription_has_its_own_queue() {
    let files = Files(clock, ["a": "---a|", "b": "-b|"])
    let flattened = flatten(clock.cold("(ab|)"), files, 1)
    let first = clock.record(flattened)
    let second = clock.record(flattened, at: .seconds(1))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(first.timeline, "---a-b|", "The first subscriber should get “a” and “b”.")
    XCTAssertEqual(
      second.timeline, "-^--a-b|", "The second subscriber should also get “a” and “b”, 1 s later.")
  }

  func test_a_disposal_does_not_change_the_queue_of_another_subscription() {
    let files = Files(clock, ["a": "---a|", "b": "-b|"])
    let flattened = flatten(clock.cold("(ab|)"), files, 1)
    let first = clock.record(flattened)
    clock.record(flattened, at: .seconds(1), until: .seconds(2))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      first.timeline, "---a-b|",
      "The second subscriber leaves at 2 s, but the first should still get “b” from its own queue.")
  }

  func test_an_error_of_the_outer_signal_ends_everything() {
    let files = Files(clock, ["a": "-a---|", "b": "-b|"])
    XCTAssertEqual(
      clock.timeline(of: flatten(clock.hot("ab-#"), files, 1), until: .seconds(20)), "-a-#",
      "The result should fail when the outer signal fails, at 3 s.")
    XCTAssertEqual(
      files.lifetimes, ["a 0-3"], "The error should dispose “a”, and “b” should never start.")
  }

  func test_an_error_of_an_inner_signal_ends_everything() {
    let files = Files(clock, ["a": "-----a|", "b": "--#", "c": "-c|"])
    let outer = clock.probe(clock.hot("(abc)----|"))
    XCTAssertEqual(
      clock.timeline(of: flatten(outer.signal, files, 2), until: .seconds(20)), "--#",
      "The result should fail when “b” fails, at 2 s.")
    XCTAssertEqual(
      files.lifetimes, ["a 0-2", "b 0-2"],
      "The error should dispose “a”, and “c” should never start.")
    XCTAssertEqual(
      outer.lifetimes, ["^-!"], "The error should end the outer subscription.")
  }

  func test_dispose_ends_everything_and_drops_the_queue() {
    let files = Files(clock, ["a": "-a--|", "b": "-b--|", "c": "-c|"])
    let outer = clock.probe(clock.hot("(abc)----|"))
    let recorded = clock.record(flatten(outer.signal, files, 2), until: .seconds(3))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      recorded.timeline, "-(ab)-!", "A subscriber that leaves at 3 s should get “a” and “b”.")
    XCTAssertEqual(
      files.lifetimes, ["a 0-3", "b 0-3"],
      "Disposing at 3 s should dispose “a” and “b”, and “c” should never start.")
    XCTAssertEqual(outer.lifetimes, ["^--!"], "Disposing at 3 s should end the outer subscription.")
  }

  private func flatten(
    _ outer: Signal<String>, _ files: Files, _ maxConcurrent: Int
  ) -> Signal<String> {
    outer.map { files.load($0).mini }.mini.flatten(maxConcurrent: maxConcurrent).signal
  }
}
