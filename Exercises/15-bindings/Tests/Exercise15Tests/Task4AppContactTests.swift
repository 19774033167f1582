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

  func test_nothing_has_changed_so_there_is_nothing_to_save() {
    XCTAssertEqual(enabled, "no", "Nobody has changed anything.")
  }

  func test_a_new_name_can_be_saved() {
    model?.name.sendNext("Adam")
    XCTAssertEqual(enabled, "yes", "Adam is not Ada.")
  }

  func test_a_new_number_can_be_saved() {
    model?.phones.sendNext(["1", "2"])
    XCTAssertEqual(enabled, "yes", "A second number was added.")
  }

  func test_a_change_that_is_changed_back_is_no_change() {
    model?.name.sendNext("Adam")
    model?.name.sendNext("Ada")
    XCTAssertEqual(enabled, "no", "The name is what it was.")
  }

  func test_a_tap_saves_what_stands_in_the_fields() {
    model?.name.sendNext("Adam")
    model?.phones.sendNext([])
    tap()
    clock.advance(by: .seconds(10))
    XCTAssertEqual(
      sent, [Contact(name: "Adam", phones: [])], "Adam without a number should be saved, once.")
  }

  func test_after_a_save_there_is_nothing_to_save() {
    model?.name.sendNext("Adam")
    tap()
    clock.advance(by: .seconds(10))
    XCTAssertEqual(enabled, "no", "Adam is what was saved.")
    model?.name.sendNext("Ada")
    XCTAssertEqual(enabled, "yes", "Adam was saved, and Ada was before that.")
  }

  func test_what_is_typed_during_a_save_is_not_saved_yet() {
    model?.name.sendNext("Adam")
    tap()
    clock.advance(by: .seconds(1))
    model?.name.sendNext("Adele")
    clock.advance(by: .seconds(10))
    XCTAssertEqual(sent.map(\.name), ["Adam"], "The tap was made when the field said Adam.")
    XCTAssertEqual(enabled, "yes", "Adele has not been saved.")
  }

  func test_a_save_that_fails_has_saved_nothing() {
    isOffline = true
    model?.name.sendNext("Adam")
    tap()
    clock.advance(by: .seconds(10))
    XCTAssertEqual(enabled, "yes", "The save failed, so Adam can still be saved.")
  }

  func test_what_the_server_sends_is_what_has_been_saved() {
    keepsSpaces = false
    model?.name.sendNext("Ada Lovelace")
    tap()
    clock.advance(by: .seconds(10))
    XCTAssertEqual(
      enabled, "yes", "The server saved AdaLovelace, without the space, and the field has one.")
    model?.name.sendNext("AdaLovelace")
    XCTAssertEqual(enabled, "no", "AdaLovelace is what the server sent, so it has been saved.")
  }

  func test_nothing_keeps_the_model_alive() {
    weak var alive: ContactModel?
    alive = model
    model?.name.sendNext("Adam")
    clock.advance(by: .seconds(1))
    model = nil
    XCTAssertNil(alive, "Nobody holds the model, and it is still alive.")
  }

  private func tap() {
    clock.advance(by: .milliseconds(1))
    model?.save.execute(())
  }

  /// Whether the button is enabled when the clock has come to rest.
  private var enabled: String {
    var last = "it does not say"
    model?.save.enabled.take(until: clock.cold("-x|")).subscribeNext { last = $0 ? "yes" : "no" }
    clock.advance(by: .seconds(1))
    return last
  }

  /// The server: it needs 3 seconds.
  private func saved(_ contact: Contact) -> Signal<Contact> {
    sent.append(contact)
    let name = keepsSpaces ? contact.name : contact.name.filter { $0 != " " }
    let answer: Signal<Contact> =
      isOffline
      ? .error(ServerError.offline) : .return(Contact(name: name, phones: contact.phones))
    return Signal<Contact>.empty().delay(.seconds(3), on: clock).concat(answer)
  }
}
