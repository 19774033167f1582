import Marbles
import ReactiveCore
import XCTest

@testable import Exercise06

final class Task1SignUpFormTests: XCTestCase {
  private let clock = TestScheduler()

  func test_is_true_while_all_three_conditions_hold() {
    XCTAssertEqual(
      flag(name: "-a----e--a--|", password: "--s-l--------|", accepted: "---y---------n-|"),
      "---ny-n--y---n-|",
      "The result should be true while the name and password are valid and the terms accepted.")
  }

  func test_eight_characters_are_enough() {
    XCTAssertEqual(
      flag(name: "a|", password: "-sl|", accepted: "y|"), "-ny|",
      "The result should be false for seven password characters and true for eight.")
  }

  func test_a_result_is_sent_after_each_change_even_if_it_is_the_same() {
    XCTAssertEqual(
      flag(name: "-a--e---|", password: "--s--l--|", accepted: "---y---|"), "---nnn--|",
      "A result should be sent after each change of a field, even if it is still false.")
  }

  func test_no_result_is_sent_before_all_fields_have_a_value() {
    XCTAssertEqual(
      flag(name: "-a-a|", password: "--l--|", accepted: "-------|"), "-------|",
      "Without a value for the terms, only the completion should be sent.")
  }

  func test_completes_when_all_fields_have_completed() {
    XCTAssertEqual(
      flag(name: "-a|", password: "--s--l|", accepted: "---y---|"), "---n-y-|",
      "The result should complete when the last field completes, at 7 s.")
  }

  func test_fails_when_a_field_fails() {
    XCTAssertEqual(
      flag(name: "-a----|", password: "--l#", accepted: "--y---|"), "--y#",
      "The result should fail when the password signal fails, at 3 s.")
  }

  func test_fails_when_the_terms_fail() {
    XCTAssertEqual(
      flag(name: "-a----|", password: "--l---|", accepted: "-y-#"), "--y#",
      "The result should fail when the terms signal fails, at 3 s.")
  }

  func test_each_subscriber_waits_for_its_own_values() {
    let flag = flag(text("-a----a--|"), text("--l----l-|"), box("---y----n|"))
    flag.subscribe()
    let second = clock.record(flag, at: .seconds(5))
    clock.run()
    XCTAssertEqual(
      second.timeline, "-----^--n|",
      "A subscriber that arrives at 5 s should get false at 8 s, once each field has sent again.")
  }

  func test_disposing_ends_the_subscriptions_to_all_fields() {
    let name = clock.probe(text("-a----|"))
    let password = clock.probe(text("--l----|"))
    let accepted = clock.probe(clock.hot("-y------|"))
    let flag = flag(name.signal, password.signal, accepted.signal.map { $0 == "y" })
    clock.record(flag, until: .seconds(4))
    clock.run()
    XCTAssertEqual(name.lifetimes, ["^---!"], "The subscription to the name should end at 4 s.")
    XCTAssertEqual(
      password.lifetimes, ["^---!"], "The subscription to the password should end at 4 s.")
    XCTAssertEqual(
      accepted.lifetimes, ["^---!"], "The subscription to the terms should end at 4 s.")
  }

  private func flag(
    name: String, password: String, accepted: Timeline<String>
  ) -> Timeline<String> {
    clock.timeline(of: flag(text(name), text(password), box(accepted)))
  }

  /// Returns the result of `canSignUp`, with `y` for true and `n` for false.
  private func flag(
    _ name: Signal<String>, _ password: Signal<String>, _ accepted: Signal<Bool>
  ) -> Signal<String> {
    canSignUp(name: name, password: password, accepted: accepted).map { $0 ? "y" : "n" }
  }

  /// Returns a signal of texts: `e` is an empty name, `a` is another name, and `s` and `l` are
  /// passwords of seven and eight characters.
  private func text(_ marbles: String) -> Signal<String> {
    let values = ["e": "", "a": "Ada", "s": "lovelac", "l": "lovelace"]
    return clock.hot(Timeline(marbles, values: values))
  }

  private func box(_ marbles: Timeline<String>) -> Signal<Bool> {
    clock.hot(marbles).map { $0 == "y" }
  }
}
