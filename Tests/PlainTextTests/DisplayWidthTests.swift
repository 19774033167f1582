import XCTest

final class DisplayWidthTests: XCTestCase {
  func test_display_width() {
    for (what, texts, columns) in [
      ("latin, with and without accents", ["naïve", "nai\u{308}ve"], 5),
      ("Chinese, Japanese and Korean", ["流れ", "한글", "、。"], 4), ("half-width kana", ["ﾃｽﾄ"], 3),
      ("an emoji of one or several scalars", ["🎉", "👩‍👩‍👧", "🇩🇪", "👍🏽", "❤️"], 2),
      ("marks of diagrams", ["─│●◯→│✓✗≈"], 9), ("what has no width", ["\u{200B}\u{FEFF}"], 0),
    ] {
      for text in texts { XCTAssertEqual(text.displayWidth, columns, "\(what): \(text)") }
    }
  }
}
