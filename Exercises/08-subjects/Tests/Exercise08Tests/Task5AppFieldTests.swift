import ReactiveCore
import XCTest

@testable import Exercise08

final class Task5AppFieldTests: XCTestCase {
  private var field: SearchField? = SearchField()

  func test_the_text_of_a_new_field_is_empty() {
    XCTAssertEqual(heard().texts, [""], "A new field should send the empty text at once.")
  }

  func test_each_change_is_sent_to_all_subscribers() {
    let (list, header) = (heard(), heard())
    field?.type("ca")
    field?.type("cat")
    XCTAssertEqual(list.texts, ["", "ca", "cat"], "The list should get each text.")
    XCTAssertEqual(header.texts, ["", "ca", "cat"], "The header should get each text, too.")
  }

  func test_a_late_subscriber_gets_the_current_text_first() {
    field?.type("ca")
    field?.type("cat")
    XCTAssertEqual(heard().texts, ["cat"], "The field says cat, and no longer ca.")
  }

  func test_the_current_text_is_read_at_the_subscription() {
    let texts = field?.texts
    field?.type("ca")
    var heard: [String] = []
    texts?.subscribeNext { heard.append($0) }
    XCTAssertEqual(
      heard, ["ca"],
      "Somebody asked for texts while the field was empty, and subscribed when it said ca.")
  }

  func test_the_text_changes_before_it_is_sent() {
    var inner: Heard?
    field?.texts.subscribeNext { [unowned self] text in
      if text == "ca" { inner = heard() }
    }
    field?.type("ca")
    XCTAssertEqual(
      inner?.texts.first, "ca",
      "Somebody subscribes while ca is being sent: the present text is ca already.")
  }

  func test_clear_sets_the_text_to_empty() {
    let list = heard()
    field?.type("ca")
    field?.clear()
    XCTAssertEqual(list.texts, ["", "ca", ""], "After clear the field should say nothing.")
    XCTAssertEqual(heard().texts, [""], "A late subscriber should get the empty text, too.")
  }

  func test_clear_in_an_empty_field_sends_nothing() {
    let list = heard()
    field?.clear()
    field?.type("ca")
    field?.clear()
    field?.clear()
    XCTAssertEqual(
      list.texts, ["", "ca", ""], "Only the second clear found a text, so only that should be sent."
    )
  }

  func test_other_code_cannot_send() {
    XCTAssertFalse(
      field?.texts is Subject<String>, "A cast should not turn the signal back into a subject.")
  }

  func test_a_released_field_completes() {
    let list = heard()
    field?.type("ca")
    XCTAssertFalse(list.isOver, "While there is a field, somebody may type.")
    field = nil
    XCTAssertTrue(list.isOver, "The field is released, so its signal should complete.")
  }

  func test_a_subscription_does_not_keep_the_field_alive() {
    weak var released: SearchField?
    released = field
    let list = heard()
    field = nil
    XCTAssertNil(released, "Only the screen holds the field, and the screen has released it.")
    XCTAssertEqual(list.texts, [""], "The list should have got the text of the new field.")
  }

  private final class Heard {
    var texts: [String] = []
    var isOver = false
  }

  private func heard() -> Heard {
    let heard = Heard()
    field?.texts.subscribe(
      next: { heard.texts.append($0) }, completed: { heard.isOver = true })
    return heard
  }
}
