import Marbles
import ReactiveCore
import XCTest

@testable import Exercise06

final class Task1SignUpFormTests: XCTestCase {
  private let clock = TestScheduler()

  func test_sends_after_each_change_of_a_field() {
    let flag = flag(
      name: text("-a----e--a--|"),
      password: text("--s-l--------|"),
      accepted: box("---y---------n-|"))
    XCTAssertEqual(
      clock.timeline(of: flag, until: .seconds(20)), "---ny-n--y---n-|",
      "Once all fields have sent, each change should send whether all three are in order.")
  }

  func test_sends_an_equal_result_again() {
    let flag = flag(name: text("-a--e---|"), password: text("--s--l--|"), accepted: box("---y---|"))
    XCTAssertEqual(
      clock.timeline(of: flag, until: .seconds(20)), "---nnn--|",
      "The button stays off, but each change of a field should tell so once more.")
  }

  func test_sends_nothing_before_each_field_has_sent() {
    let flag = flag(name: text("-a-a|"), password: text("--l--|"), accepted: box("-------|"))
    XCTAssertEqual(
      clock.timeline(of: flag, until: .seconds(20)), "-------|",
      "As the terms were never touched, only the completion should come, with the last field's.")
  }

  func test_a_finished_field_keeps_its_last_value() {
    let flag = flag(name: text("-a|"), password: text("--s--l|"), accepted: box("---y---|"))
    XCTAssertEqual(
      clock.timeline(of: flag, until: .seconds(20)), "---n-y-|",
      "The name completes at 2 s, but the flag should go on until the last field completes at 7 s.")
  }

  func test_a_password_of_eight_characters_is_long_enough() {
    let flag = flag(name: text("a|"), password: text("-sl|"), accepted: box("y|"))
    XCTAssertEqual(
      clock.timeline(of: flag, until: .seconds(20)), "-ny|",
      "Seven characters should give false, and eight should give true.")
  }

  func test_fails_at_once_when_a_field_fails() {
    let name = clock.probe(text("-a----|"))
    let flag = flag(name: name.signal, password: text("--l#"), accepted: box("--y------|"))
    XCTAssertEqual(
      clock.timeline(of: flag, until: .seconds(20)), "--y#",
      "The error of the password field should come through at 3 s.")
    XCTAssertEqual(
      name.lifetimes, ["^--!"], "After the error nobody should listen to the name field any more.")
  }

  func test_an_error_of_the_terms_comes_through() {
    let flag = flag(name: text("-a-----|"), password: text("--l----|"), accepted: box("-y-#"))
    XCTAssertEqual(
      clock.timeline(of: flag, until: .seconds(20)), "--y#",
      "The error of the terms box should come through at 3 s.")
  }

  func test_disposing_leaves_all_fields() {
    let name = clock.probe(text("-a----|"))
    let password = clock.probe(text("--l----|"))
    let accepted = clock.probe(box("-y------|"))
    let flag = flag(name: name.signal, password: password.signal, accepted: accepted.signal)
    let recorded = clock.record(flag, until: .seconds(4))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      recorded.timeline, "--y-!", "A subscriber who leaves at 4 s should have heard one true.")
    let message = "should have one subscription, from the beginning until 4 s."
    XCTAssertEqual(name.lifetimes, ["^---!"], "The name field \(message)")
    XCTAssertEqual(password.lifetimes, ["^---!"], "The password field \(message)")
    XCTAssertEqual(
      accepted.lifetimes, [Timeline([], disposed: .seconds(4))], "The terms box \(message)")
  }

  func test_each_subscriber_waits_for_the_fields_separately() {
    let flag = flag(
      name: text("-a----a--|"), password: text("--l----l-|"), accepted: box("---y----n|"))
    flag.subscribe()
    let second = clock.record(flag, at: .seconds(5))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      second.timeline, "-----^--n|",
      "A subscriber who comes at 5 s has heard each field at 8 s, and nothing should come before.")
  }

  /// The flag as `y` and `n`, so that a diagram has one character for each.
  private func flag(
    name: Signal<String>, password: Signal<String>, accepted: Signal<Bool>
  ) -> Signal<String> {
    canSignUp(name: name, password: password, accepted: accepted).map { $0 ? "y" : "n" }
  }

  /// The names are an empty one and Ada; the passwords have seven and eight characters.
  private func text(_ marbles: String) -> Signal<String> {
    let values = ["e": "", "a": "Ada", "s": "lovelac", "l": "lovelace"]
    return clock.hot(Timeline(marbles, values: values))
  }

  private func box(_ marbles: String) -> Signal<Bool> {
    clock.hot(Timeline(marbles, values: ["y": true, "n": false]))
  }
}
