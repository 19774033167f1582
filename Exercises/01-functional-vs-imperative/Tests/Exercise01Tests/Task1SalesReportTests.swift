import XCTest

@testable import Exercise01

final class Task1SalesReportTests: XCTestCase {
  private let tea = Sale(product: "tea", pieces: 2, price: 3)
  private let cake = Sale(product: "cake", pieces: 5, price: 4)
  private let milk = Sale(product: "milk", pieces: 9, price: 1)
  private let bread = Sale(product: "bread", pieces: 1, price: 12)
  private let brokenCup = Sale(product: "cup", pieces: -1, price: 50)

  /// The report is a list of lines, in order: another type would be compared in another way.
  private let salesReport: ([Sale]) -> [String] = Exercise01.salesReport

  func test_leaves_returns_out() {
    let nothing = Sale(product: "juice", pieces: 0, price: 2)
    XCTAssertEqual(
      salesReport([brokenCup, tea, nothing]), ["tea: 6", "total: 6"],
      "A sale of fewer than one piece should have no line, and no part in the total.")
  }

  func test_has_a_line_for_each_sale_the_largest_amount_first() {
    XCTAssertEqual(
      salesReport([tea, cake, milk]), ["cake: 20", "milk: 9", "tea: 6", "total: 35"],
      "There should be a line for each sale, by amount, and the total in the last line.")
  }

  func test_shows_three_sales_and_adds_up_all() {
    XCTAssertEqual(
      salesReport([tea, milk, bread, cake]), ["cake: 20", "bread: 12", "milk: 9", "total: 47"],
      "The three largest amounts should be shown; the tea has no line, but its 6 is in the total.")
  }

  func test_a_return_takes_no_place_from_a_sale() {
    XCTAssertEqual(
      salesReport([brokenCup, tea, cake, milk]), ["cake: 20", "milk: 9", "tea: 6", "total: 35"],
      "All three sales should be shown: the return is left out first.")
  }

  func test_a_gift_is_a_sale_too() {
    let gift = Sale(product: "sticker", pieces: 2, price: 0)
    XCTAssertEqual(
      salesReport([gift, tea]), ["tea: 6", "sticker: 0", "total: 6"],
      "Two stickers for nothing should have a line: what counts is the pieces, not the money.")
  }

  func test_two_sales_of_one_product_are_two_sales() {
    XCTAssertEqual(
      salesReport([tea, tea, milk]), ["milk: 9", "tea: 6", "tea: 6", "total: 21"],
      "The tea was sold twice, for 6 each time, so it should have two lines.")
  }
}
