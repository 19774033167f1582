import XCTest

@testable import PlainText

final class DisplayWidthTests: XCTestCase {
  func test_latin_takes_one_column_with_and_without_accents() {
    XCTAssertEqual("naïve".displayWidth, 5)
    XCTAssertEqual("nai\u{308}ve".displayWidth, 5)
  }

  func test_chinese_japanese_korean_take_two_columns() {
    XCTAssertEqual("流れ".displayWidth, 4)
    XCTAssertEqual("한글".displayWidth, 4)
    XCTAssertEqual("、。".displayWidth, 4)
    XCTAssertEqual("ﾃｽﾄ".displayWidth, 3, "half-width kana")
  }

  func test_an_emoji_takes_two_columns_whatever_it_is_made_of() {
    for emoji in ["🎉", "👩‍👩‍👧", "🇩🇪", "👍🏽", "❤️"] {
      XCTAssertEqual(emoji.displayWidth, 2, emoji)
    }
  }

  func test_marks_of_diagrams_take_one_column() {
    XCTAssertEqual("─│●◯→│✓✗≈".displayWidth, 9)
  }

  func test_what_has_no_width_takes_none() {
    XCTAssertEqual("\u{200B}\u{FEFF}".displayWidth, 0)
  }
}
