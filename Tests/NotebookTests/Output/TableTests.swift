import XCTest

@testable import Notebook

final class TableTests: XCTestCase {
  func test_columns_are_aligned_by_what_an_eye_sees_and_numbers_to_the_right() {
    let table = Table(["name", "ns"], [["流れ", "5"], ["map", "12.5"], ["short"]])
    XCTAssertEqual(
      "\(table)",
      """
      name     ns
      ───────────
      流れ      5
      map    12.5
      short
      """)
  }

  func test_a_column_with_a_word_in_it_stands_to_the_left() {
    XCTAssertFalse(Table(["a"], [["1"], ["none"]]).isNumeric(0))
    XCTAssertFalse(Table(["a"], []).isNumeric(0))
  }
}
