import ReactiveCore
import XCTest

@testable import Exercise08

final class Task5AppFieldTests: XCTestCase {
  private var field: SearchField? = SearchField()

  func test_the_text_of_a_new_field_is_empty() {
    XCTAssertEqual(recorded().texts, [""], "A new field should send an empty string immediately.")
  }

  func test_each_change_is_sent_to_all_subscribers() {
    let (list, header) = (recorded(), recorded())
    field?.type("ca")
    field?.type("cat")
    XCTAssertEqual(list.texts, ["", "ca", "cat"], "The first subscriber should get each change.")
    XCTAssertEqual(
      header.texts, ["", "ca", "cat"], "The second subscriber should get each change.")
  }

  func test_the_current_text_is_sent_first() {
    field?.type("ca")
    field?.type("cat")
    XCTAssertEqual(
      recorded().texts, ["cat"], "A late subscriber should get only “cat”, the current text.")
  }

  func test_the_text_at_the_subscription_is_sent_first() {
    let texts = field?.texts
    field?.type("ca")
    var heard: [String] = []
    texts?.subscribeNext { heard.append($0) }
    XCTAssertEqual(
      heard, ["ca"], "“ca” is typed before the subscription, so the subscriber should get it.")
  }

  func test_the_text_changes_before_it_is_sent() {
    var inner: Recorded?
    field?.texts.subscribeNext { [unowned self] text in
      if text == "ca" { inner = recorded() }
    }
    field?.type("ca")
    XCTAssertEqual(
      inner?.texts.first, "ca", "A subscriber added while “ca” is sent should get “ca” first.")
  }

  func test_clear_sets_the_text_to_empty() {
    let list = recorded()
    field?.type("ca")
    field?.clear()
    XCTAssertEqual(list.texts, ["", "ca", ""], "`clear()` should send an empty string.")
    XCTAssertEqual(recorded().texts, [""], "After `clear()`, the current text should be empty.")
  }

  func test_clear_in_an_empty_field_sends_nothing() {
    let list = recorded()
    field?.clear()
    field?.type("ca")
    field?.clear()
    field?.clear()
    XCTAssertEqual(
      list.texts, ["", "ca", ""],
      "Only the second of the three `clear()` calls should send anything.")
  }

  func test_other_code_cannot_send() {
    XCTAssertFalse(field?.texts is Subject<String>, "Casting `texts` to a subject should fail.")
  }

  func test_a_released_field_completes() {
    let list = recorded()
    field?.type("ca")
    XCTAssertFalse(list.isOver, "Before the field is released, `texts` should not complete.")
    field = nil
    XCTAssertTrue(list.isOver, "When the field is released, `texts` should complete.")
  }

  func test_a_subscription_does_not_keep_the_field_alive() {
    weak var released: SearchField?
    released = field
    let list = recorded()
    field = nil
    XCTAssertNil(released, "A subscription should not keep the field alive.")
    XCTAssertEqual(
      list.texts, [""],
      "The subscriber should have received only the empty string.")
  }

  private final class Recorded {
    var texts: [String] = []
    var isOver = false
  }

  private func recorded() -> Recorded {
    let recorded = Recorded()
    field?.texts.subscribe(
      next: { recorded.texts.append($0) }, completed: { recorded.isOver = true })
    return recorded
  }
}
