import XCTest

@testable import Exercise01

final class Task2InvoicesTests: XCTestCase {
  private struct NoPrice: Error {}
  private let writer = InvoiceWriter()
  private let prices = ["tea": 3, "milk": 1, "cake": 4]

  func test_has_a_numbered_line_for_each_item_and_the_total() {
    XCTAssertEqual(
      invoice("tea", "milk", "tea"), ["1. tea: 3", "2. milk: 1", "3. tea: 3", "total: 7"],
      "An invoice should have a numbered line for each item and end with the total.")
  }

  func test_does_not_depend_on_the_previous_invoice() {
    _ = invoice("tea", "cake")
    XCTAssertEqual(
      invoice("milk"), ["1. milk: 1", "total: 1"],
      "The second invoice should not depend on the first.")
  }

  func test_depends_on_the_prices() {
    _ = invoice("tea")
    XCTAssertEqual(
      writer.invoice(for: ["tea"]) { _ in 5 }, ["1. tea: 5", "total: 5"],
      "If tea costs 5, an invoice for tea should show 5.")
  }

  func test_calls_price_once_for_each_item() {
    var next = 0
    let rising: [String] = writer.invoice(for: ["tea", "milk"]) { _ in
      next += 1
      return next
    }
    XCTAssertEqual(
      rising, ["1. tea: 1", "2. milk: 2", "total: 3"],
      "The price rises with every call, so `price` should be called only once for each item.")
  }

  func test_an_invoice_after_a_failed_one_is_correct() {
    XCTAssertThrowsError(
      try writer.invoice(for: ["tea", "salt"], price: known),
      "When `price` throws, `invoice` should throw.")
    XCTAssertEqual(
      invoice("milk"), ["1. milk: 1", "total: 1"],
      "The invoice after a failed one should be correct.")
  }

  func test_price_may_call_invoice() {
    let basket: [String] = writer.invoice(for: ["tea", "basket", "milk"]) { item in
      item == "basket" ? invoice("cake", "milk").count : prices[item] ?? 0
    }
    XCTAssertEqual(
      basket, ["1. tea: 3", "2. basket: 3", "3. milk: 1", "total: 7"],
      "An invoice should be correct even if `price` calls `invoice`.")
  }

  func test_an_invoice_call_in_price_may_throw() {
    let order: [String] = writer.invoice(for: ["tea", "basket", "milk"]) { item in
      guard item == "basket" else { return prices[item] ?? 0 }
      return (try? writer.invoice(for: ["cake", "salt"], price: known).count) ?? 2
    }
    XCTAssertEqual(
      order, ["1. tea: 3", "2. basket: 2", "3. milk: 1", "total: 6"],
      "An invoice should be correct even if `price` calls `invoice` and that call throws.")
  }

  private func invoice(_ items: String...) -> [String] {
    writer.invoice(for: items) { prices[$0] ?? 0 }
  }

  private func known(_ item: String) throws -> Int {
    guard let price = prices[item] else { throw NoPrice() }
    return price
  }
}
