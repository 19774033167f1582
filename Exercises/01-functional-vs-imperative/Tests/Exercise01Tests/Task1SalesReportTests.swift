import XCTest

@testable import Exercise01

final class Task1SalesReportTests: XCTestCase {
  private let tea = Sale(product: "tea", pieces: 2, price: 3)
  private let cake = Sale(product: "cake", pieces: 5, price: 4)
  private let milk = Sale(product: "milk", pieces: 9, price: 1)
  private let bread = Sale(product: "bread", pieces: 1, price: 12)

  func test_a_sale_of_less_than_one_piece_is_left_out() {
    let cup = Sale(product: "cup", pieces: -1, price: 50)
    let juice = Sale(product: "juice", pieces: 0, price: 2)
    XCTAssertEqual(
      salesReport([cup, tea, juice]), ["tea: 6", "total: 6"],
      "A sale of -1 or 0 pieces should have no line, and not count toward the total.")
  }

  func test_a_price_of_zero_is_fine() {
    let gift = Sale(product: "sticker", pieces: 2, price: 0)
    XCTAssertEqual(
      salesReport([gift, tea]), ["tea: 6", "sticker: 0", "total: 6"],
      "A sale with a price of 0 should have a line.")
  }

  func test_the_three_largest_amounts_have_a_line_the_largest_first() {
    XCTAssertEqual(
      salesReport([tea, milk, bread, cake]).dropLast(), ["cake: 20", "bread: 12", "milk: 9"],
      "The three sales with the largest amounts should have a line each, the largest first.")
  }

  func test_two_sales_of_a_product_have_a_line_each() {
    XCTAssertEqual(
      salesReport([tea, tea, milk]), ["milk: 9", "tea: 6", "tea: 6", "total: 21"],
      "Each sale should have a line, even if two are of the same product.")
  }

  func test_the_last_line_is_the_total_of_all_sales() {
    XCTAssertEqual(
      salesReport([tea, milk, bread, cake]).last, "total: 47",
      "The total should include sales that have no line.")
  }
}
