import Contacts
import Marbles
import ReactiveCore
import XCTest

@testable import Exercise06

final class Task5AppLogInTests: XCTestCase {
  private let clock = TestScheduler()
  private lazy var server = Server(on: clock)

  func test_a_tap_logs_in_and_then_loads_the_names() {
    XCTAssertEqual(
      answer(taps: "-x", name: "a"), "----N", "The names should be sent 3 s after the tap.")
    XCTAssertEqual(
      server.requests, ["log in a", "names a"], "A tap should log in and then load the names.")
  }

  func test_a_tap_does_nothing_before_the_name_has_a_value() {
    _ = answer(taps: "-x", name: "---a")
    XCTAssertEqual(server.requests, [], "Before the name has a value, a tap should do nothing.")
  }

  func test_a_tap_does_nothing_before_the_code_has_a_value() {
    _ = answer(taps: "-x", name: "a", code: "---1")
    XCTAssertEqual(server.requests, [], "Before the code has a value, a tap should do nothing.")
  }

  func test_typing_after_the_tap_does_not_change_the_login() {
    _ = answer(taps: "-x", name: "a-b---c")
    XCTAssertEqual(
      server.requests, ["log in a", "names a"],
      "Typing after the tap should not change the login.")
  }

  func test_a_failed_login_loads_nothing_and_its_error_ends_the_signal() {
    XCTAssertEqual(
      answer(taps: "-x", name: "a", code: "1"),
      Timeline("---#", error: ServerError.wrongCode),
      "The error of a failed login should end the result.")
    XCTAssertEqual(
      server.requests, ["log in a"], "After a failed login, no names should be loaded.")
  }

  func test_a_second_tap_during_a_login_logs_in_too() {
    XCTAssertEqual(
      answer(taps: "-x-x", name: "a-b"), "----N-N", "The answers to both taps should be sent.")
    XCTAssertEqual(
      server.requests, ["log in a", "log in b", "names a", "names b"],
      "The second tap should log in immediately, while the first login is still running.")
  }

  func test_a_second_tap_with_the_same_form_logs_in_too() {
    XCTAssertEqual(
      answer(taps: "-x------x", name: "a"), "----N------N",
      "The second tap should log in even though the form is the same.")
  }

  func test_disposing_cancels_the_request() {
    clock.record(names(taps: "-x", name: "a", code: "'123456'"), until: .seconds(2))
    clock.run()
    XCTAssertEqual(server.givenUp, ["log in a"], "Disposing should cancel the login.")
  }

  private func answer(
    taps: Timeline<String>, name: Timeline<String>, code: Timeline<String> = "'123456'"
  ) -> Timeline<String> {
    clock.timeline(of: names(taps: taps, name: name, code: code))
  }

  /// Returns the result of `signIn`, with `N` for the expected names and `?` for any others.
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
