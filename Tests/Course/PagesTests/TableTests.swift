import XCTest

@testable import Pages

final class TableTests: XCTestCase {
  func test_columns_align_by_display_width_and_numbers_to_the_right() {
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

  func test_a_column_with_a_word_is_left_aligned() {
    XCTAssertFalse(Table(["a"], [["1"], ["none"]]).isNumeric(0))
    XCTAssertFalse(Table(["a"], []).isNumeric(0))
  }

  func test_cells_wrap_in_a_narrow_window() {
    let rows = [["merge", "nothing"], ["zip", "its next partner"]]
    let table = Table(["operator", "waits for"], rows)
    XCTAssertEqual(table.text(within: 26), table.description)
    XCTAssertEqual(
      table.text(within: 20),
      """
      operator │ waits for
      ─────────┼──────────
      merge    │ nothing
      zip      │ its next
               │ partner
      """)
  }
}
