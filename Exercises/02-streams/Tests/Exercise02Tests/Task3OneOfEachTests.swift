import Contacts
import ReactiveCore
import XCTest

@testable import Exercise02

final class Task3OneOfEachTests: XCTestCase {
  private let field = Field()

  func test_each_number_of_a_contact_is_a_row() {
    let book = [Contact(name: "Ada", phones: ["1815", "1852"])].lazyList
    XCTAssertEqual(
      Array(rows(of: book)), ["Ada 1815", "Ada 1852"], "Ada has two numbers, so two rows.")
  }

  func test_a_contact_without_a_number_has_no_row() {
    let book = [
      Contact(name: "Ada", phones: ["1815"]), Contact(name: "Alan"),
      Contact(name: "Grace", phones: ["1906"]),
    ]
    XCTAssertEqual(
      Array(rows(of: book.lazyList)), ["Ada 1815", "Grace 1906"],
      "Alan has no number: he should have no row, and end nothing.")
  }

  func test_the_book_is_read_only_as_far_as_it_is_needed() {
    var read: [String] = []
    let book = ["Ada", "Alan", "Grace"].lazyList.map { name -> Contact in
      read.append(name)
      return Contact(name: name, phones: ["1", "2"])
    }
    let rows = rows(of: book)
    XCTAssertEqual(read, [], "Nobody has read a row, so no contact should have been read.")
    XCTAssertEqual(Array(rows.prefix(2)), ["Ada 1", "Ada 2"], "The first two rows are Ada's.")
    XCTAssertEqual(read, ["Ada"], "Both rows are Ada's, so nobody else should have been read.")
  }

  func test_each_text_is_sent_when_it_is_typed() {
    var sent: [String] = []
    texts(of: field).subscribeNext { sent.append($0) }
    field.type("c")
    XCTAssertEqual(sent, ["c"], "c was typed, so it should have been sent.")
    field.type("ca")
    XCTAssertEqual(sent, ["c", "ca"], "A field has no end: the second text should be sent, too.")
  }

  func test_the_spaces_around_a_text_are_not_sent() {
    var sent: [String] = []
    texts(of: field).subscribeNext { sent.append($0) }
    for text in [" ca", "ada lovelace "] { field.type(text) }
    XCTAssertEqual(
      sent, ["ca", "ada lovelace"], "Only the spaces around a text should be taken away.")
  }

  func test_an_empty_text_is_not_sent() {
    var sent: [String] = []
    texts(of: field).subscribeNext { sent.append($0) }
    for text in ["", "  ", "cat"] { field.type(text) }
    XCTAssertEqual(
      sent, ["cat"], "Neither nothing nor spaces alone are a text; the cat after them is one.")
  }

  func test_the_field_is_listened_to_from_the_subscription_on() {
    let texts = texts(of: field)
    XCTAssertEqual(
      field.listeners.count, 0, "Nobody has subscribed, so nothing should listen to the field.")
    texts.subscribeNext { _ in }
    XCTAssertEqual(field.listeners.count, 1, "One subscriber: one listener.")
  }

  func test_each_subscriber_gets_each_text_once() {
    var sent: [String] = []
    let texts = texts(of: field)
    texts.subscribeNext { sent.append("Ann: \($0)") }
    field.type("c")
    texts.subscribeNext { sent.append("Bob: \($0)") }
    field.type("ca")
    XCTAssertEqual(
      sent, ["Ann: c", "Ann: ca", "Bob: ca"],
      "Ann should get both texts, and Bob the one that was typed after he had subscribed.")
  }
}
