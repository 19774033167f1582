import Marbles
import ReactiveCore
import XCTest

@testable import Exercise06

final class Task3AlertsTests: XCTestCase {
  private let clock = TestScheduler()

  func test_stored_alerts_come_by_priority_and_live_ones_at_once() {
    let list: Signal<String> = alertList(
      alarms: clock.cold("--a-|"), warnings: clock.cold("-w|"), notices: clock.cold("-n|"),
      live: clock.hot("-x----y---z-|"))
    XCTAssertEqual(
      clock.timeline(of: list, until: .seconds(20)), "-xa--wyn--z-|",
      "Alarm, warning and notice should come in this order, and x, y, z when they happen.")
  }

  func test_a_store_is_asked_when_the_one_before_it_is_done() {
    let alarms = clock.probe(clock.cold("--a-|"))
    let warnings = clock.probe(clock.cold("-w|"))
    let notices = clock.probe(clock.cold("-n|"))
    let list: Signal<String> = alertList(
      alarms: alarms.signal, warnings: warnings.signal, notices: notices.signal,
      live: clock.hot("|"))
    list.subscribe()
    clock.advance(by: .seconds(20))
    XCTAssertEqual(alarms.lifetimes, ["^---!"], "Alarms should be loaded once, from 0 s to 4 s.")
    XCTAssertEqual(
      warnings.lifetimes, ["----^-!"], "Warnings should be loaded once, from 4 s to 6 s.")
    XCTAssertEqual(
      notices.lifetimes, ["------^-!"], "Notices should be loaded once, from 6 s to 8 s.")
  }

  func test_completes_when_stores_and_live_have_completed() {
    let list: Signal<String> = alertList(
      alarms: clock.cold("a|"), warnings: clock.cold("--w|"), notices: clock.cold("n-|"),
      live: clock.hot("-x|"))
    XCTAssertEqual(
      clock.timeline(of: list, until: .seconds(20)), "ax-wn-|",
      "Live alerts end at 2 s, but the list should complete with the last store at 6 s.")
  }

  func test_fails_when_a_store_fails_and_asks_no_further_store() {
    let notices = clock.probe(clock.cold("-n|"))
    let live = clock.probe(clock.hot("-x----y---|"))
    let list: Signal<String> = alertList(
      alarms: clock.cold("--a-|"), warnings: clock.cold("-#"), notices: notices.signal,
      live: live.signal)
    XCTAssertEqual(
      clock.timeline(of: list, until: .seconds(20)), "-xa--#",
      "The error of the warnings should end the list at 5 s.")
    XCTAssertEqual(notices.lifetimes, [], "After the error the notices should not be loaded.")
    XCTAssertEqual(
      live.lifetimes, ["^----!"], "After the error nobody should listen to live alerts.")
  }

  func test_fails_when_live_alerts_fail() {
    let list: Signal<String> = alertList(
      alarms: clock.cold("--a-|"), warnings: clock.cold("-w|"), notices: clock.cold("-n|"),
      live: clock.hot("-x-#"))
    XCTAssertEqual(
      clock.timeline(of: list, until: .seconds(20)), "-xa#",
      "The error of the live alerts should end the list at 3 s.")
  }

  func test_a_subscriber_who_leaves_stops_loading_and_listening() {
    let alarms = clock.probe(clock.cold("--a-|"))
    let warnings = clock.probe(clock.cold("-w|"))
    let live = clock.probe(clock.hot("-x----y---|"))
    let list: Signal<String> = alertList(
      alarms: alarms.signal, warnings: warnings.signal, notices: clock.cold("-n|"),
      live: live.signal)
    let recorded = clock.record(list, until: .seconds(3))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      recorded.timeline, "-xa!", "A subscriber who leaves at 3 s should have heard x and a.")
    XCTAssertEqual(alarms.lifetimes, ["^--!"], "Loading the alarms should stop at 3 s.")
    XCTAssertEqual(warnings.lifetimes, [], "The warnings should not be loaded after that.")
    XCTAssertEqual(live.lifetimes, ["^--!"], "Live alerts should be heard once, until 3 s.")
  }

  func test_a_subscriber_who_leaves_stops_a_later_store_too() {
    let warnings = clock.probe(clock.cold("----w|"))
    let notices = clock.probe(clock.cold("-n|"))
    let list: Signal<String> = alertList(
      alarms: clock.cold("a|"), warnings: warnings.signal, notices: notices.signal,
      live: clock.hot("-----------|"))
    let recorded = clock.record(list, until: .seconds(3))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(recorded.timeline, "a--!", "A subscriber who leaves at 3 s should have heard a.")
    XCTAssertEqual(
      warnings.lifetimes, ["-^-!"],
      "Loading the warnings, which began at 1 s, should stop at 3 s.")
    XCTAssertEqual(notices.lifetimes, [], "The notices should not be loaded after that.")
  }
}
