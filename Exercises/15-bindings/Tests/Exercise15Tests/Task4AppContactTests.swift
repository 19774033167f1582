import ReactiveCore
import XCTest

import struct Contacts.Contact
import enum Contacts.ServerError

@testable import Exercise15

final class Task4AppContactTests: XCTestCase {
  private let clock = TestScheduler()
  private var sent: [Contact] = []
  private var isOffline = false
  private var keepsSpaces = true
  private lazy var model: ContactModel? = ContactModel(
    Contact(name: "Ada", phones: ["1"]), save: { self.saved($0) }, scheduler: clock)

  func test_at_first_there_is_nothing_to_save() {
    XCTAssertEqual(enabled, "no", "`save` should be disabled while the fields match the contact.")
  }

  func test_a_new_name_can_be_saved() {
    model?.name.sendNext("Adam")
    XCTAssertEqual(
      enabled, "yes", "`save` should be enabled while the name differs from the saved name.")
  }

  func test_a_new_number_can_be_saved() {
    model?.phones.sendNext(["1", "2"])
    XCTAssertEqual(
      enabled, "yes", "`save` should be enabled while the numbers differ from the saved ones.")
  }

  func test_a_change_that_is_undone_leaves_nothing_to_save() {
    model?.name.sendNext("Adam")
    model?.name.sendNext("Ada")
    XCTAssertEqual(enabled, "no", "`save` should be disabled after a change is undone.")
  }

  func test_after_a_save_the_fields_are_compared_with_the_saved_contact() {
    model?.name.sendNext("Adam")
    tap()
    clock.advance(by: .seconds(10))
    XCTAssertEqual(enabled, "no", "`save` should be disabled after “Adam” has been saved.")
    model?.name.sendNext("Ada")
    XCTAssertEqual(
      enabled, "yes", "`save` should be enabled, because “Ada” differs from the saved “Adam”.")
  }

  func test_a_tap_saves_the_fields() {
    model?.name.sendNext("Adam")
    model?.phones.sendNext([])
    tap()
    clock.advance(by: .seconds(10))
    XCTAssertEqual(
      sent, [Contact(name: "Adam", phones: [])], "A tap should save both fields, once.")
  }

  func test_text_that_is_typed_during_a_save_can_be_saved_after_it() {
    model?.name.sendNext("Adam")
    tap()
    clock.advance(by: .seconds(1))
    model?.name.sendNext("Adele")
    clock.advance(by: .seconds(10))
    XCTAssertEqual(sent.map(\.name), ["Adam"], "A tap should save the name typed before it.")
    XCTAssertEqual(
      enabled, "yes", "“Adele” was typed during the save, so it should not count as saved.")
  }

  func test_the_contact_that_the_server_sends_is_the_saved_one() {
    keepsSpaces = false
    model?.name.sendNext("Ada Lovelace")
    tap()
    clock.advance(by: .seconds(10))
    XCTAssertEqual(
      enabled, "yes", "The server sent “AdaLovelace”, so “Ada Lovelace” should not count as saved.")
    model?.name.sendNext("AdaLovelace")
    XCTAssertEqual(enabled, "no", "“AdaLovelace” is from the server, so it should count as saved.")
  }

  func test_a_save_that_fails_saves_nothing() {
    isOffline = true
    model?.name.sendNext("Adam")
    tap()
    clock.advance(by: .seconds(10))
    XCTAssertEqual(enabled, "yes", "After a failed save, “Adam” should not count as saved.")
  }

  func test_the_model_does_not_keep_itself_alive() {
    weak var alive: ContactModel?
    alive = model
    model?.name.sendNext("Adam")
    clock.advance(by: .seconds(1))
    model = nil
    XCTAssertNil(alive, "Only the model's owner should keep it alive.")
  }

  private func tap() {
    clock.advance(by: .milliseconds(1))
    model?.save.execute(())
  }

  /// The last value of `enabled` within the next second.
  private var enabled: String {
    var last = "no value"
    model?.save.enabled.take(until: clock.cold("-x|")).subscribeNext { last = $0 ? "yes" : "no" }
    clock.advance(by: .seconds(1))
    return last
  }

  /// Returns the server's answer, which arrives after three seconds.
  private func saved(_ contact: Contact) -> Signal<Contact> {
    sent.append(contact)
    let name = keepsSpaces ? contact.name : contact.name.filter { $0 != " " }
    let answer: Signal<Contact> =
      isOffline
      ? .error(ServerError.offline) : .return(Contact(name: name, phones: contact.phones))
    return Signal<Contact>.empty().delay(.seconds(3), on: clock).concat(answer)
  }
}
