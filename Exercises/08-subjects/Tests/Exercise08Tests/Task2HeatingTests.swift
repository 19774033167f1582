import Marbles
import ReactiveCore
import XCTest

@testable import Exercise08

final class Task2HeatingTests: XCTestCase {
  private let clock = TestScheduler()

  func test_sends_once_both_are_known_and_then_only_changes() {
    XCTAssertEqual(
      switched(room: "5-6-8-8-6-|", wanted: "-7---------|"), "-t--f---t--|",
      "The result should send true at 1 s, false at 4 s, and true at 8 s.")
  }

  func test_a_new_wanted_temperature_can_change_it() {
    XCTAssertEqual(
      switched(room: "5---------|", wanted: "-4-7-5----|"), "-f-t-f----|",
      "The room is at 5 degrees, so wanting 4 should send false, 7 true, and 5 false.")
  }

  func test_each_subscription_subscribes_to_both_inputs() {
    let room: Probe<Int> = clock.probe(clock.cold("5-------|"))
    let wanted: Probe<Int> = clock.probe(clock.cold("-7------|"))
    let heating: Signal<Bool> = heating(room: room.signal, wanted: wanted.signal)
    let before = room.lifetimes
    let first = clock.record(letters(heating))
    let second = clock.record(letters(heating), at: .seconds(3))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(first.timeline, "-t------|", "The first subscriber should get true at 1 s.")
    XCTAssertEqual(
      second.timeline, "---^t------|",
      "A subscriber that arrives at 3 s should get true at 4 s, from its own subscriptions.")
    XCTAssertEqual(before, [], "Without a subscriber, nothing should subscribe to `room`.")
    XCTAssertEqual(
      wanted.lifetimes, ["^-------!", "---^-------!"],
      "Each of the two subscribers should cause one subscription to `wanted`.")
  }

  func test_completes_when_both_inputs_have_completed() {
    XCTAssertEqual(
      switched(room: "5-|", wanted: "-7---|"), "-t---|",
      "The result should complete at 5 s, when both inputs have completed, not at 2 s.")
  }

  func test_fails_when_the_room_fails() {
    let wanted: Probe<Int> = clock.probe(clock.hot("-7------|"))
    let heating: Signal<Bool> = heating(room: clock.hot("5--#"), wanted: wanted.signal)
    XCTAssertEqual(
      clock.timeline(of: letters(heating), until: .seconds(20)), "-t-#",
      "The result should fail when the room fails, at 3 s.")
    XCTAssertEqual(
      wanted.lifetimes, ["^--!"], "The error should end the subscription to `wanted`.")
  }

  func test_fails_when_the_wanted_temperature_fails() {
    XCTAssertEqual(
      switched(room: "5-------|", wanted: "-7-#"), "-t-#",
      "The result should fail when the wanted temperature fails, at 3 s.")
  }

  func test_dispose_ends_both_subscriptions() {
    let room: Probe<Int> = clock.probe(clock.hot("5-8-----|"))
    let wanted: Probe<Int> = clock.probe(clock.hot("-7------|"))
    let heating: Signal<Bool> = heating(room: room.signal, wanted: wanted.signal)
    clock.record(letters(heating), until: .seconds(4))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      room.lifetimes, ["^---!"], "`dispose()` should end the subscription to `room` at 4 s.")
    XCTAssertEqual(
      wanted.lifetimes, ["^---!"],
      "`dispose()` should end the subscription to `wanted` at 4 s.")
  }

  private func switched(room: Timeline<Int>, wanted: Timeline<Int>) -> Timeline<String> {
    let heating: Signal<Bool> = heating(room: clock.hot(room), wanted: clock.hot(wanted))
    return clock.timeline(of: letters(heating), until: .seconds(20))
  }

  private func letters(_ heating: Signal<Bool>) -> Signal<String> {
    heating.map { $0 ? "t" : "f" }
  }
}
