import PlainText
import XCTest

@testable import Pages

final class TableLayoutTests: XCTestCase {
  private func lines(_ markdown: String, _ width: Int) -> [String] {
    MarkdownRenderer(hasColor: false, isPlain: true)
      .lines(MarkdownParser.parse(markdown), width: width)
      .map { $0.painted(withColor: false) }
  }

  func test_columns_fit_their_text() {
    let rows = [["a", "long"], ["値", "b"]].map { $0.map { [Span(text: $0)] } }
    XCTAssertEqual(
      TableLayout(rows, [.left, .right], isPlain: true).lines(width: 40)
        .map { $0.painted(withColor: false) },
      ["a  | long", "---+-----", "値 |    b"])
  }

  func test_the_widest_column_shrinks_first_and_wraps_between_words() {
    XCTAssertEqual(
      lines("| a | b |\n|---|---|\n| short | some words more |", 18),
      ["a     | b", "------+-----------", "short | some words", "      | more"])
  }

  func test_words_are_broken_if_they_do_not_fit() {
    for width in 11...30 {
      for line in lines("| abcdefgh | b |\n|---|---|\n| 1 | uninterrupted |", width) {
        XCTAssertLessThanOrEqual(line.displayWidth, width, line)
      }
    }
  }
}
