import Contacts
import Marbles
import ReactiveCore
import XCTest

@testable import Exercise15

final class Task2LoginFormTests: XCTestCase {
  private struct WrongPassword: Error {}

  private let clock = TestScheduler()
  private let form = LoginForm()
  private var logins: [String] = []

  func test_the_button_is_enabled_while_both_fields_are_filled_in() {
    connect()
    XCTAssertEqual(
      enabled(after: { form.name.type("ada") }), false,
      "Without a password, the button should be disabled.")
    XCTAssertEqual(
      enabled(after: { form.password.type("lovelac") }), false,
      "With a password of seven characters, the button should be disabled.")
    XCTAssertEqual(
      enabled(after: { form.password.type("lovelace") }), true,
      "With a name and a password of eight characters, the button should be enabled.")
    XCTAssertEqual(
      enabled(after: { form.name.type("") }), false,
      "Without a name, the button should be disabled.")
  }

  func test_the_button_is_disabled_while_a_login_is_running() {
    connect()
    fillIn()
    click(at: .seconds(1))
    clock.advance(by: .seconds(2))
    XCTAssertFalse(
      form.button.isEnabled, "The button should be disabled while a login is running.")
    form.button.click()
    clock.advance(by: .seconds(3))
    XCTAssertEqual(logins, ["ada lovelace"], "A click during a login should not log in again.")
    XCTAssertTrue(form.button.isEnabled, "After the login, the button should be enabled again.")
  }

  func test_a_click_logs_in_with_the_fields_at_that_moment() {
    connect()
    fillIn()
    click(at: .seconds(1))
    clock.schedule(after: .seconds(5)) { [form] in form.name.type("grace") }
    click(at: .seconds(6))
    clock.advance(by: .seconds(10))
    XCTAssertEqual(
      logins, ["ada lovelace", "grace lovelace"],
      "A click should log in once, with the current text of both fields.")
  }

  func test_a_click_logs_in_with_the_initial_texts() {
    form.name.text = "ada"
    form.password.text = "lovelace"
    connect()
    clock.advance(by: .seconds(1))
    form.button.click()
    clock.advance(by: .seconds(1))
    XCTAssertEqual(
      logins, ["ada lovelace"], "A click should log in with the initial text of both fields.")
  }

  func test_the_message_is_one_moment_and_then_the_greeting() {
    connect()
    fillIn()
    let messages = clock.record(form.message.$text, until: .seconds(9))
    click(at: .seconds(1))
    clock.advance(by: .seconds(10))
    XCTAssertEqual(
      messages.timeline, texts("em--g----!"),
      "The message should be “one moment” during the login, and then the greeting.")
  }

  func test_after_an_error_the_button_can_be_clicked_again() {
    connect()
    fillIn()
    form.password.type("byron123")
    let messages = clock.record(form.message.$text, until: .seconds(11))
    click(at: .seconds(1))
    clock.schedule(after: .seconds(6)) { [form] in form.password.type("lovelace") }
    click(at: .seconds(7))
    clock.advance(by: .seconds(12))
    XCTAssertEqual(
      messages.timeline, texts("em--t--m--g!"),
      "After an error, the message should be “try again”, and the next click should log in.")
  }

  func test_the_form_is_not_kept_alive() {
    weak var kept: LoginForm?
    do {
      let form = LoginForm()
      kept = form
      Exercise15.connect(form, on: clock) { _, _ in .return("welcome") }
      form.name.type("ada")
      form.password.type("lovelace")
      clock.advance(by: .seconds(1))
      form.button.click()
      clock.advance(by: .seconds(1))
      XCTAssertEqual(form.message.text, "welcome", "The message should be the greeting.")
    }
    clock.advance(by: .seconds(1))
    XCTAssertNil(kept, "`connect` should not keep the form alive.")
  }

  private func connect() {
    Exercise15.connect(form, on: clock) { [unowned self] name, password in
      Signal.defer {
        self.logins.append("\(name) \(password)")
        let reply = self.clock.cold(Timeline("---g|", values: ["g": "welcome, \(name)"]))
        let refusal = self.clock.cold(Timeline<String>("---#", error: WrongPassword()))
        return password == "lovelace" ? reply : refusal
      }
    }
  }

  private func texts(_ marbles: String) -> Timeline<String> {
    Timeline(
      marbles,
      values: ["e": "", "m": "one moment", "t": "try again", "g": "welcome, ada"])
  }

  private func fillIn() {
    form.name.type("ada")
    form.password.type("lovelace")
  }

  private func click(at time: Duration) {
    clock.schedule(after: time - clock.now) { [form] in form.button.click() }
  }

  private func enabled(after change: () -> Void) -> Bool {
    change()
    clock.advance(by: .seconds(1))
    return form.button.isEnabled
  }
}
