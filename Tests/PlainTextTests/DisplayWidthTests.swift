import XCTest

final class DisplayWidthTests: XCTestCase {
  func test_each_character_has_its_display_width() {
    for (what, texts, columns) in [
      ("Latin, with composed and combining accents", ["naïve", "nai\u{308}ve"], 5),
      ("Chinese, Japanese and Korean", ["流れ", "한글", "、。"], 4), ("half-width kana", ["ﾃｽﾄ"], 3),
      ("an emoji with one or more scalars", ["🎉", "👩‍👩‍👧", "🇩🇪", "👍🏽", "❤️"], 2),
      ("symbols in diagrams", ["─│●◯→│✓✗≈"], 9),
      ("characters without a width", ["\u{200B}\u{FEFF}"], 0),
    ] {
      for text in texts { XCTAssertEqual(text.displayWidth, columns, "\(what): \(text)") }
    }
  }
}
