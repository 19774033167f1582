import Marbles
import ReactiveCore
import XCTest

@testable import Exercise08

final class Task2HeatingTests: XCTestCase {
  private let clock = TestScheduler()

  func test_sends_when_both_are_known_and_then_only_changes() {
    let heating: Signal<Bool> = heating(
      room: clock.hot("5-6-8-8-6-|"), wanted: clock.hot("-7---------|"))
    XCTAssertEqual(
      clock.timeline(of: letters(heating), until: .seconds(20)), "-t--f---t--|",
      "The room is colder than 7 from 1 s to 4 s and from 8 s: on, off, on, and nothing between.")
  }

  func test_a_new_wanted_temperature_switches_it_too() {
    let heating: Signal<Bool> = heating(
      room: clock.hot("5---------|"), wanted: clock.hot("-4-7-5----|"))
    XCTAssertEqual(
      clock.timeline(of: letters(heating), until: .seconds(20)), "-f-t-f----|",
      "In a room of 5 the wishes 4, 7 and 5 should send off, on, off: 5 is not colder than 5.")
  }

  func test_each_subscriber_gets_a_run_of_its_own() {
    let room: Probe<Int> = clock.probe(clock.cold("5-------|"))
    let wanted: Probe<Int> = clock.probe(clock.cold("-7------|"))
    let heating: Signal<Bool> = heating(room: room.signal, wanted: wanted.signal)
    let before = room.lifetimes
    let first = clock.record(letters(heating))
    let second = clock.record(letters(heating), at: .seconds(3))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(first.timeline, "-t------|", "The first subscriber should hear on at 1 s.")
    XCTAssertEqual(
      second.timeline, "---^t------|",
      "A subscriber who comes at 3 s should hear on at 4 s, from a measurement of its own.")
    XCTAssertEqual(before, [], "Before anybody subscribes, nobody should measure the room.")
    XCTAssertEqual(
      wanted.lifetimes, ["^-------!", "---^-------!"],
      "Each subscriber should ask for the wanted temperature once.")
  }

  func test_completes_when_both_have() {
    let heating: Signal<Bool> = heating(room: clock.hot("5-|"), wanted: clock.hot("-7---|"))
    XCTAssertEqual(
      clock.timeline(of: letters(heating), until: .seconds(20)), "-t---|",
      "The room ends at 2 s, but the wish can still change: completed at 5 s.")
  }

  func test_fails_when_the_room_fails() {
    let wanted: Probe<Int> = clock.probe(clock.hot("-7------|"))
    let heating: Signal<Bool> = heating(room: clock.hot("5--#"), wanted: wanted.signal)
    XCTAssertEqual(
      clock.timeline(of: letters(heating), until: .seconds(20)), "-t-#",
      "The error of the room should come through at 3 s.")
    XCTAssertEqual(
      wanted.lifetimes, ["^--!"], "After the error nobody should ask for the wanted temperature.")
  }

  func test_fails_when_the_wanted_temperature_fails() {
    let room: Probe<Int> = clock.probe(clock.hot("5-------|"))
    let heating: Signal<Bool> = heating(room: room.signal, wanted: clock.hot("-7-#"))
    XCTAssertEqual(
      clock.timeline(of: letters(heating), until: .seconds(20)), "-t-#",
      "The error of the wanted temperature should come through at 3 s.")
    XCTAssertEqual(room.lifetimes, ["^--!"], "After the error nobody should measure the room.")
  }

  func test_dispose_ends_both() {
    let room: Probe<Int> = clock.probe(clock.hot("5-8-----|"))
    let wanted: Probe<Int> = clock.probe(clock.hot("-7------|"))
    let heating: Signal<Bool> = heating(room: room.signal, wanted: wanted.signal)
    let recorded = clock.record(letters(heating), until: .seconds(4))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      recorded.timeline, "-tf-!", "A subscriber who leaves at 4 s should have heard on and off.")
    XCTAssertEqual(room.lifetimes, ["^---!"], "The room should be measured once, until 4 s.")
    XCTAssertEqual(wanted.lifetimes, ["^---!"], "The wish should be asked for once, until 4 s.")
  }

  private func letters(_ heating: Signal<Bool>) -> Signal<String> {
    heating.map { $0 ? "t" : "f" }
  }
}
