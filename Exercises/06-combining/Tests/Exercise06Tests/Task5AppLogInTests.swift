import Contacts
import Marbles
import ReactiveCore
import XCTest

@testable import Exercise06

final class Task5AppLogInTests: XCTestCase {
  private let clock = TestScheduler()
  private lazy var server = Server(on: clock)

  func test_a_tap_logs_in_and_then_loads_the_names() {
    XCTAssertEqual(answer(taps: "-x", name: "a"), "----N", "A tap should send the names.")
    XCTAssertEqual(
      server.requests, ["log in a", "names a"], "A tap should log in and then load the names.")
  }

  func test_a_tap_does_nothing_before_there_is_a_name() {
    _ = answer(taps: "-x", name: "---a")
    XCTAssertEqual(server.requests, [], "Before the name has a value, a tap should do nothing.")
  }

  func test_a_tap_does_nothing_before_there_is_a_code() {
    _ = answer(taps: "-x", name: "a", code: "---1")
    XCTAssertEqual(server.requests, [], "Before the code has a value, a tap should do nothing.")
  }

  func test_typing_after_the_tap_does_not_change_the_log_in() {
    _ = answer(taps: "-x", name: "a-b---c")
    XCTAssertEqual(
      server.requests, ["log in a", "names a"],
      "Typing after the tap should not change the log-in.")
  }

  func test_a_failed_log_in_loads_nothing_and_its_error_ends_the_signal() {
    XCTAssertEqual(
      answer(taps: "-x", name: "a", code: "1"),
      Timeline("---#", error: ServerError.wrongCode), "A log-in error should end the result.")
    XCTAssertEqual(server.requests, ["log in a"], "A failed log-in should load nothing.")
  }

  func test_a_second_tap_during_a_log_in_logs_in_too() {
    XCTAssertEqual(
      answer(taps: "-x-x", name: "a-b"), "----N-N", "The answers to both taps should be sent.")
    XCTAssertEqual(
      server.requests, ["log in a", "log in b", "names a", "names b"],
      "The second tap should log in immediately, while the first log-in continues.")
  }

  func test_a_second_tap_with_the_same_form_logs_in_too() {
    XCTAssertEqual(
      answer(taps: "-x------x", name: "a"), "----N------N",
      "The second tap should log in, although the form is the same.")
  }

  func test_disposing_cancels_the_request() {
    clock.record(names(taps: "-x", name: "a", code: "'123456'"), until: .seconds(2))
    clock.run()
    XCTAssertEqual(server.givenUp, ["log in a"], "Disposing should cancel the log-in.")
  }

  private func answer(
    taps: Timeline<String>, name: Timeline<String>, code: Timeline<String> = "'123456'"
  ) -> Timeline<String> {
    clock.timeline(of: names(taps: taps, name: name, code: code))
  }

  /// Returns the result of `signIn`, with `N` for the expected names.
  private func names(
    taps: Timeline<String>, name: Timeline<String>, code: Timeline<String>
  ) -> Signal<String> {
    signIn(
      taps: clock.hot(taps).map { _ in () }, name: clock.hot(name), code: clock.hot(code),
      server: server
    )
    .map { $0 == ["Caleb", "Cato"] ? "N" : "?" }
  }
}
