import Marbles
import ReactiveCore
import XCTest

@testable import Exercise06

final class Task3AlertsTests: XCTestCase {
  private let clock = TestScheduler()
  private lazy var alarms = clock.probe(clock.cold("--a-|"))
  private lazy var warnings = clock.probe(clock.cold("-w|"))
  private lazy var notices = clock.probe(clock.cold("-n|"))

  func test_a_store_is_loaded_when_the_previous_one_has_completed() {
    list(live: clock.hot("|")).subscribe()
    clock.run()
    XCTAssertEqual(alarms.lifetimes, ["^---!"], "Alarms should be loaded first.")
    XCTAssertEqual(warnings.lifetimes, ["----^-!"], "Warnings should be loaded after the alarms.")
    XCTAssertEqual(
      notices.lifetimes, ["------^-!"], "Notices should be loaded after the warnings.")
  }

  func test_a_live_alert_is_shown_immediately() {
    XCTAssertEqual(
      clock.timeline(of: list(live: clock.hot("-x----y---z-|"))), "-xa--wyn--z-|",
      "The live alerts x, y, and z should be shown immediately, even while the stores load.")
  }

  func test_completes_when_all_four_have_completed() {
    XCTAssertEqual(
      clock.timeline(of: list(live: clock.hot("-x|"))), "-xa--w-n|",
      "The result should complete at 8 s, when the stores and the live alerts have completed.")
  }

  func test_fails_when_live_alerts_fail() {
    XCTAssertEqual(
      clock.timeline(of: list(live: clock.hot("-x-#"))), "-xa#",
      "The result should fail when the live alerts fail, at 3 s.")
  }

  func test_an_error_stops_the_loading_and_the_live_alerts() {
    warnings = clock.probe(clock.cold("-#"))
    let live = clock.probe(clock.hot("-x----y---|"))
    XCTAssertEqual(
      clock.timeline(of: list(live: live.signal)), "-xa--#",
      "The result should fail when the warnings fail, at 5 s.")
    XCTAssertEqual(notices.lifetimes, [], "After the error, the notices should not be loaded.")
    XCTAssertEqual(
      live.lifetimes, ["^----!"], "The error should end the subscription to the live alerts.")
  }

  func test_disposing_stops_the_loading_and_the_live_alerts() {
    let live = clock.probe(clock.hot("-x----y---|"))
    clock.record(list(live: live.signal), until: .seconds(5))
    clock.run()
    XCTAssertEqual(
      warnings.lifetimes, ["----^!"], "Disposing at 5 s should stop loading the warnings.")
    XCTAssertEqual(
      live.lifetimes, ["^----!"], "Disposing should end the subscription to the live alerts.")
  }

  private func list(live: Signal<String>) -> Signal<String> {
    alertList(
      alarms: alarms.signal, warnings: warnings.signal, notices: notices.signal, live: live)
  }
}
