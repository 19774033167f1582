import Contacts
import ReactiveCore
import XCTest

final class TextFieldTests: XCTestCase {
  private var log: [String] = []

  // OBJ-UI-3
  func test_the_text_signal_starts_with_the_text_at_subscription() {
    let field = TextField(text: "made")
    let texts = field.texts
    field.text = "subscribed"
    record(texts)
    XCTAssertEqual(log, ["subscribed"])
  }

  // OBJ-UI-4
  func test_each_edit_is_sent_and_the_signal_completes_with_the_field() {
    var field: TextField? = TextField()
    record(field!.texts)
    for text in ["A", "A"] { field?.type(text) }
    XCTAssertEqual(field?.text, "A")
    field?.text = "set by the program"
    field = nil
    XCTAssertEqual(log, ["", "A", "A", "completed"])
  }

  // OBJ-UI-5, OBJ-UI-6
  func test_the_channel_sends_only_edits_and_does_not_echo_received_texts() {
    let field = TextField(text: "first")
    let channel = field.channel()
    record(channel)
    channel.sendNext("sent")
    XCTAssertEqual(field.text, "sent")
    field.text = "set by the program"
    field.type("typed")
    XCTAssertEqual(log, ["typed"])
    record(channel)
    XCTAssertEqual(log, ["typed"], "The channel should not start with a value.")
  }

  // OBJ-UI-6
  func test_the_channel_completes_with_the_field_and_does_not_retain_it() {
    var field: TextField? = TextField()
    let alive = { [weak field] in field }
    let channel = field!.channel()
    record(channel)
    field = nil
    XCTAssertNil(alive())
    XCTAssertEqual(log, ["completed"])
  }

  // OBJ-UI-6
  func test_a_field_and_a_property_stay_in_sync() {
    let account = Model()
    let field = TextField()
    let names = account.$name.channel()
    let edits = field.channel()
    names.subscribe(edits)
    edits.subscribe(names)
    XCTAssertEqual(field.text, "Ada")
    field.type("Grace")
    XCTAssertEqual(account.name, "Grace")
    account.name = "Edsger"
    XCTAssertEqual(field.text, "Edsger")
  }

  private func record(_ texts: Signal<String>) {
    texts.subscribe(next: { self.log.append($0) }, completed: { self.log.append("completed") })
  }
}

private final class Model {
  @Observed var name = "Ada"
}
