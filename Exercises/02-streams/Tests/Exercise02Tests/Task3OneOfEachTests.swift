import Contacts
import ReactiveCore
import XCTest

@testable import Exercise02

final class Task3OneOfEachTests: XCTestCase {
  private let field = Field()

  func test_each_number_has_a_row() {
    let book = [Contact(name: "Ada", phones: ["1815", "1852"])].lazyList
    XCTAssertEqual(
      Array(rows(of: book)), ["Ada 1815", "Ada 1852"], "Each of Ada's numbers should have a row.")
  }

  func test_a_contact_without_a_number_has_no_row() {
    let book = [Contact(name: "Alan"), Contact(name: "Grace", phones: ["1906"])]
    XCTAssertEqual(
      Array(rows(of: book.lazyList)), ["Grace 1906"],
      "A contact without a number should have no row, but the next contact should have one.")
  }

  func test_the_book_is_read_only_as_far_as_needed() {
    var read: [String] = []
    let book = ["Ada", "Alan", "Grace"].lazyList.map { name -> Contact in
      read.append(name)
      return Contact(name: name, phones: ["1", "2"])
    }
    let rows = rows(of: book)
    XCTAssertEqual(read, [], "No contact should be read before the rows are read.")
    XCTAssertEqual(
      Array(rows.prefix(2)), ["Ada 1", "Ada 2"], "The first two rows should be Ada's.")
    XCTAssertEqual(read, ["Ada"], "Reading Ada's rows should read only Ada's contact.")
  }

  func test_each_text_is_sent_when_it_is_typed() {
    let sent = sent()
    field.type("c")
    XCTAssertEqual(sent.texts, ["c"], "The first text should be sent when it is typed.")
    field.type("ca")
    XCTAssertEqual(sent.texts, ["c", "ca"], "The signal should not end after the first text.")
  }

  func test_spaces_around_a_text_are_removed() {
    let sent = sent()
    for text in [" ca", "ada lovelace "] { field.type(text) }
    XCTAssertEqual(
      sent.texts, ["ca", "ada lovelace"], "Only the spaces around each text should be removed.")
  }

  func test_an_empty_text_is_dropped() {
    let sent = sent()
    for text in ["", "  ", "cat"] { field.type(text) }
    XCTAssertEqual(
      sent.texts, ["cat"], "Text that is empty or consists of spaces should be dropped.")
  }

  func test_each_subscription_calls_listen_once() {
    let texts = texts(of: field)
    XCTAssertEqual(
      field.listeners.count, 0, "Without a subscription, the field should have no listener.")
    texts.subscribe()
    texts.subscribe()
    XCTAssertEqual(
      field.listeners.count, 2, "Each of the two subscriptions should call `listen` once.")
  }

  private final class Sent { var texts: [String] = [] }

  private func sent() -> Sent {
    let sent = Sent()
    texts(of: field).subscribeNext { sent.texts.append($0) }
    return sent
  }
}
