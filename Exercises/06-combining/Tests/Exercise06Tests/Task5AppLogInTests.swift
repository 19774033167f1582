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
      answer(taps: "-x", names: "a"), "----N",
      "A tap at 1 s should log in, which needs 2 s, and load the names, which needs 1 s.")
    XCTAssertEqual(
      server.requests, ["log in a", "names a"], "There should be one log-in and then one load.")
  }

  func test_a_tap_before_there_is_a_name_does_nothing() {
    XCTAssertEqual(
      answer(taps: "-x", names: "---a"), "-", "At 1 s there is no name yet.")
    XCTAssertEqual(server.requests, [], "At 1 s there is no name yet, so nobody should log in.")
  }

  func test_a_tap_before_there_is_a_code_does_nothing() {
    let answer = signIn(
      taps: clock.hot("-x").map { _ in () }, name: clock.hot("a"),
      code: clock.hot("---c").map { _ in "123456" }, server: server)
    clock.record(answer.map { _ in "N" }, until: .seconds(20))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(server.requests, [], "At 1 s there is no code yet, so nobody should log in.")
  }

  func test_what_is_typed_after_the_tap_changes_nothing() {
    _ = answer(taps: "-x", names: "a-b---c")
    XCTAssertEqual(
      server.requests, ["log in a", "names a"],
      "The form says a at the tap, and b and c later: only a should log in.")
  }

  func test_a_wrong_code_loads_nothing_and_is_the_error() {
    XCTAssertEqual(
      answer(taps: "-x", names: "a", code: "1"),
      Timeline("---#", error: ServerError.wrongCode), "The log-in should fail at 3 s.")
    XCTAssertEqual(server.requests, ["log in a"], "Without a token no names should be loaded.")
  }

  func test_a_second_tap_during_a_log_in_logs_in_too() {
    XCTAssertEqual(
      answer(taps: "-x-x", names: "a-b"), "----N-N",
      "Taps at 1 s and at 3 s should both be answered.")
    XCTAssertEqual(
      server.requests, ["log in a", "log in b", "names a", "names b"],
      "The second tap should log in with the form at 3 s, and the first should go on.")
    XCTAssertEqual(server.givenUp, [], "No request should be given up.")
  }

  func test_a_second_tap_with_the_same_form_logs_in_too() {
    XCTAssertEqual(
      answer(taps: "-x------x", names: "a"), "----N------N",
      "Nothing is typed between the taps at 1 s and at 8 s, and both should be answered.")
  }

  func test_a_screen_that_closes_gives_the_request_up() {
    let answer = signIn(
      taps: clock.hot("-x").map { _ in () }, name: clock.hot("a"), code: .return("123456"),
      server: server)
    clock.record(answer.map { _ in "N" }, until: .seconds(2))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      server.givenUp, ["log in a"], "The screen closes at 2 s, during the log-in.")
  }

  private func answer(
    taps: Timeline<String>, names: Timeline<String>, code: String = "123456"
  ) -> Timeline<String> {
    let answer = signIn(
      taps: clock.hot(taps).map { _ in () }, name: clock.hot(names), code: .return(code),
      server: server)
    return clock.timeline(
      of: answer.map { $0 == ["Caleb", "Cato"] ? "N" : "?" }, until: .seconds(20))
  }
}
