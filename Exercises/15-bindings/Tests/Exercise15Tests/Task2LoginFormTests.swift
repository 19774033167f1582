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

  func test_the_button_is_enabled_while_both_fields_are_in_order() {
    connect()
    XCTAssertEqual(
      enabled(after: { form.name.type("ada") }), false, "Without a password it should be disabled.")
    XCTAssertEqual(
      enabled(after: { form.password.type("lovelac") }), false,
      "A password of seven characters should leave it disabled.")
    XCTAssertEqual(
      enabled(after: { form.password.type("lovelace") }), true,
      "A name and a password of eight characters should enable it.")
    XCTAssertEqual(
      enabled(after: { form.name.type("") }), false, "An empty name should disable it again.")
  }

  func test_an_empty_form_cannot_be_sent() {
    connect()
    clock.advance(by: .seconds(1))
    XCTAssertFalse(form.button.isEnabled, "Before anybody has typed, it should be disabled.")
    form.button.click()
    clock.advance(by: .seconds(1))
    XCTAssertEqual(logins, [], "A click on an empty form should not log in.")
  }

  func test_a_form_that_is_filled_in_already_can_be_sent_at_once() {
    form.name.text = "ada"
    form.password.text = "lovelace"
    connect()
    clock.advance(by: .seconds(1))
    form.button.click()
    clock.advance(by: .seconds(1))
    XCTAssertEqual(
      logins, ["ada lovelace"], "The texts that are in the fields at first should count.")
  }

  func test_a_click_sends_what_is_in_the_fields_at_that_moment() {
    connect()
    fillIn()
    click(at: .seconds(1))
    clock.schedule(after: .seconds(5)) { [form] in form.name.type("grace") }
    click(at: .seconds(6))
    clock.advance(by: .seconds(10))
    XCTAssertEqual(
      logins, ["ada lovelace", "grace lovelace"],
      "Each of the two clicks should log in once, with the fields of its moment.")
  }

  func test_the_message_tells_the_greeting() {
    connect()
    fillIn()
    let messages = clock.record(form.message.$text, until: .seconds(9))
    click(at: .seconds(1))
    clock.advance(by: .seconds(10))
    XCTAssertEqual(
      messages.timeline, said("em--g----!"),
      "From the click at 1 s it should say one moment, and from 4 s the greeting.")
  }

  func test_after_an_error_the_person_can_try_again() {
    connect()
    fillIn()
    form.password.type("byron123")
    let messages = clock.record(form.message.$text, until: .seconds(11))
    click(at: .seconds(1))
    clock.schedule(after: .seconds(6)) { [form] in form.password.type("lovelace") }
    click(at: .seconds(7))
    clock.advance(by: .seconds(12))
    XCTAssertEqual(
      messages.timeline,
      said("em--t--m--g!"),
      "The error at 4 s should be told, and the click at 7 s should log in again.")
  }

  func test_while_a_login_is_running_no_second_one_begins() {
    connect()
    fillIn()
    click(at: .seconds(1))
    clock.advance(by: .seconds(2))
    XCTAssertFalse(
      form.button.isEnabled, "A second after the click the button should be disabled.")
    form.button.click()
    clock.advance(by: .seconds(3))
    XCTAssertEqual(logins, ["ada lovelace"], "The click during a login should not count.")
    XCTAssertTrue(form.button.isEnabled, "After the login the button should be enabled again.")
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
      XCTAssertEqual(form.message.text, "welcome", "The form should work while it is there.")
    }
    clock.advance(by: .seconds(1))
    XCTAssertNil(kept, "When nobody else holds the form, it should go.")
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

  private func said(_ marbles: String) -> Timeline<String> {
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
