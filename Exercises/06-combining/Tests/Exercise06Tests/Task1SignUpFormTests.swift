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
      "The result should be true while the name, the password, and the terms are valid.")
  }

  func test_eight_characters_are_enough() {
    XCTAssertEqual(
      flag(name: "a|", password: "-sl|", accepted: "y|"), "-ny|",
      "A password of seven characters should give false, and one of eight true.")
  }

  func test_is_sent_after_each_change_even_if_it_stays_the_same() {
    XCTAssertEqual(
      flag(name: "-a--e---|", password: "--s--l--|", accepted: "---y---|"), "---nnn--|",
      "Each change of a field should send a result, even if the result stays false.")
  }

  func test_is_not_sent_before_all_fields_have_a_value() {
    XCTAssertEqual(
      flag(name: "-a-a|", password: "--l--|", accepted: "-------|"), "-------|",
      "Without a value for the terms, only the completion should be sent.")
  }

  func test_completes_when_all_fields_have_completed() {
    XCTAssertEqual(
      flag(name: "-a|", password: "--s--l|", accepted: "---y---|"), "---n-y-|",
      "The result should complete with the last field, at 7 s.")
  }

  func test_fails_when_a_field_fails() {
    XCTAssertEqual(
      flag(name: "-a----|", password: "--l#", accepted: "--y---|"), "--y#",
      "The result should fail when the password fails, at 3 s.")
  }

  func test_fails_when_the_terms_fail() {
    XCTAssertEqual(
      flag(name: "-a----|", password: "--l---|", accepted: "-y-#"), "--y#",
      "The result should fail when the terms fail, at 3 s.")
  }

  func test_each_subscriber_waits_for_its_own_values() {
    let flag = flag(text("-a----a--|"), text("--l----l-|"), box("---y----n|"))
    flag.subscribe()
    let second = clock.record(flag, at: .seconds(5))
    clock.run()
    XCTAssertEqual(
      second.timeline, "-----^--n|",
      "A subscriber who comes at 5 s should get false at 8 s, when all fields have sent.")
  }

  func test_disposing_disposes_all_fields() {
    let name = clock.probe(text("-a----|"))
    let password = clock.probe(text("--l----|"))
    let accepted = clock.probe(clock.hot("-y------|"))
    let flag = flag(name.signal, password.signal, accepted.signal.map { $0 == "y" })
    clock.record(flag, until: .seconds(4))
    clock.run()
    XCTAssertEqual(name.lifetimes, ["^---!"], "The name should be disposed at 4 s.")
    XCTAssertEqual(password.lifetimes, ["^---!"], "The password should be disposed at 4 s.")
    XCTAssertEqual(accepted.lifetimes, ["^---!"], "The terms should be disposed at 4 s.")
  }

  private func flag(
    name: String, password: String, accepted: Timeline<String>
  ) -> Timeline<String> {
    clock.timeline(of: flag(text(name), text(password), box(accepted)))
  }

  /// Returns the result of `canSignUp` as `y` and `n`.
  private func flag(
    _ name: Signal<String>, _ password: Signal<String>, _ accepted: Signal<Bool>
  ) -> Signal<String> {
    canSignUp(name: name, password: password, accepted: accepted).map { $0 ? "y" : "n" }
  }

  /// Returns a signal of names, empty or not, and passwords of seven or eight characters.
  private func text(_ marbles: String) -> Signal<String> {
    let values = ["e": "", "a": "Ada", "s": "lovelac", "l": "lovelace"]
    return clock.hot(Timeline(marbles, values: values))
  }

  private func box(_ marbles: Timeline<String>) -> Signal<Bool> {
    clock.hot(marbles).map { $0 == "y" }
  }
}
