import XCTest

@testable import Exercise01

final class Task2InvoicesTests: XCTestCase {
  private struct NoPrice: Error {}
  private let writer = InvoiceWriter()
  private let prices = ["tea": 3, "milk": 1, "cake": 4]

  func test_has_a_numbered_line_for_each_item_and_the_total() {
    XCTAssertEqual(
      invoice("tea", "milk", "tea"), ["1. tea: 3", "2. milk: 1", "3. tea: 3", "total: 7"],
      "Each item should have its number and its price, and the last line the total.")
  }

  func test_the_same_order_gives_the_same_invoice() {
    let first = invoice("tea", "milk")
    XCTAssertEqual(
      invoice("tea", "milk"), first, "The second invoice should be equal to the first.")
  }

  func test_the_next_customer_does_not_pay_for_the_one_before() {
    _ = invoice("tea", "cake")
    XCTAssertEqual(
      invoice("milk"), ["1. milk: 1", "total: 1"],
      "The second invoice should begin with number 1, and its total with 0.")
  }

  func test_a_new_price_gives_a_new_invoice() {
    _ = invoice("tea")
    XCTAssertEqual(
      writer.invoice(for: ["tea"]) { _ in 5 }, ["1. tea: 5", "total: 5"],
      "Tea costs 5 now, so the second invoice should say 5: the price goes in too.")
  }

  func test_an_invoice_that_failed_leaves_nothing_behind() {
    XCTAssertThrowsError(
      try writer.invoice(for: ["tea", "salt"], price: known),
      "Salt has no price, so the writer should hand on the error.")
    XCTAssertEqual(
      invoice("milk"), ["1. milk: 1", "total: 1"],
      "The tea of the order that failed should not be on the next invoice.")
  }

  func test_a_price_may_use_the_writer() {
    let basket: [String] = writer.invoice(for: ["tea", "basket", "milk"]) { item in
      item == "basket" ? total(of: invoice("cake", "milk")) : prices[item] ?? 0
    }
    XCTAssertEqual(
      basket, ["1. tea: 3", "2. basket: 5", "3. milk: 1", "total: 9"],
      "The basket's own invoice, for cake and milk, should not change the one it is part of.")
  }

  func test_a_basket_without_a_price_changes_nothing_else() {
    let order: [String] = writer.invoice(for: ["tea", "basket", "milk"]) { item in
      guard item == "basket" else { return prices[item] ?? 0 }
      return (try? total(of: writer.invoice(for: ["cake", "salt"], price: known))) ?? 2
    }
    XCTAssertEqual(
      order, ["1. tea: 3", "2. basket: 2", "3. milk: 1", "total: 6"],
      "The basket's own invoice fails, for salt, and should leave the order around it as it was.")
  }

  func test_asks_for_the_price_of_an_item_once() {
    var next = 0
    let rising: [String] = writer.invoice(for: ["tea", "milk"]) { _ in
      next += 1
      return next
    }
    XCTAssertEqual(
      rising, ["1. tea: 1", "2. milk: 2", "total: 3"],
      "The price rises each time it is asked for, so the total fits only if each is asked for once."
    )
  }

  private func invoice(_ items: String...) -> [String] {
    writer.invoice(for: items) { prices[$0] ?? 0 }
  }

  private func known(_ item: String) throws -> Int {
    guard let price = prices[item] else { throw NoPrice() }
    return price
  }

  private func total(of invoice: [String]) -> Int {
    invoice.last.flatMap { Int($0.dropFirst("total: ".count)) } ?? 0
  }
}
