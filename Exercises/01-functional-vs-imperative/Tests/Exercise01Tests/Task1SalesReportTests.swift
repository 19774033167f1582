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
      "A sale of -1 or 0 pieces should have no line and should not count toward the total.")
  }

  func test_a_sale_with_a_price_of_zero_has_a_line() {
    let gift = Sale(product: "sticker", pieces: 2, price: 0)
    XCTAssertEqual(
      salesReport([gift, tea]), ["tea: 6", "sticker: 0", "total: 6"],
      "A sale with a price of 0 should have a line.")
  }

  func test_the_three_largest_amounts_are_listed_largest_first() {
    XCTAssertEqual(
      salesReport([tea, milk, bread, cake]).dropLast(), ["cake: 20", "bread: 12", "milk: 9"],
      "The three sales with the largest amounts should each have a line, the largest first.")
  }

  func test_two_sales_of_the_same_product_have_two_lines() {
    XCTAssertEqual(
      salesReport([tea, tea, milk]), ["milk: 9", "tea: 6", "tea: 6", "total: 21"],
      "Two sales of the same product should each have a line.")
  }

  func test_the_last_line_is_the_total_of_all_sales() {
    XCTAssertEqual(
      salesReport([tea, milk, bread, cake]).last, "total: 47",
      "The total should include the sales below the top three.")
  }
}
