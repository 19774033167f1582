import ReactiveCore
import XCTest

final class TextFieldTests: XCTestCase {
  private let log = Log()

  func test_OBJ_UI_3_the_text_signal_starts_with_the_text_at_subscription() {
    let field = TextField(text: "made")
    let texts = field.texts
    field.text = "subscribed"
    XCTAssertEqual(texts.syncLines, ["subscribed"])
  }

  func test_OBJ_UI_4_tells_each_edit_equal_or_not_and_completes_with_the_field() {
    var field: TextField? = TextField()
    log.record(field!.texts)
    for text in ["A", "A"] { field?.type(text) }
    XCTAssertEqual(field?.text, "A")
    field?.text = "set by the program"
    field = nil
    XCTAssertEqual(log.lines, ["", "A", "A", "completed"])
  }

  func test_OBJ_UI_5_OBJ_UI_6_the_channel_sends_edits_only_and_sets_without_an_echo() {
    let field = TextField(text: "first")
    let channel = field.channel()
    log.record(channel)
    channel.sendNext("sent")
    XCTAssertEqual(field.text, "sent")
    field.text = "set by the program"
    field.type("typed")
    XCTAssertEqual(log.lines, ["typed"])
  }

  func test_OBJ_UI_6_the_channel_completes_with_the_field_and_does_not_keep_it() {
    var field: TextField? = TextField()
    let alive = Weak(field)
    let channel = field!.channel()
    log.record(channel)
    field = nil
    XCTAssertNil(alive.object)
    XCTAssertEqual(log.lines, ["completed"])
  }

  func test_OBJ_UI_6_a_field_and_a_property_keep_in_step() {
    let account = Account()
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
}
