import XCTest

import Console

final class ProgressLineTests: XCTestCase {
  func test_words_that_fit_are_shown_whole() {
    XCTAssertEqual(ProgressLine.words("building", seconds: 7, width: 80), "building · 7 s")
  }

  func test_a_narrow_terminal_is_never_filled_to_the_last_column() {
    for width in 12...60 {
      let words = ProgressLine.words(
        "building 01-functional-vs-imperative", seconds: 12, width: width)
      XCTAssertLessThan(words.count + 2, width)
      XCTAssertTrue(words.hasSuffix(" · 12 s"), words)
    }
  }
}
