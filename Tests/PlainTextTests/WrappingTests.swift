import XCTest

@testable import PlainText

final class WrappingTests: XCTestCase {
  private func lines(_ text: String, _ width: Int) -> [String] {
    wrapped([Span(text: text)], width: width).map { $0.map(\.text).joined() }
  }

  func test_long_lines_break_between_words_or_ideographs() {
    let rows: [(what: String, text: String, width: Int, lines: [String])] = [
      ("a line breaks between words", "one two three", 7, ["one two", "three"]),
      ("a line breaks between words", "one two three", 6, ["one", "two", "three"]),
      ("a line can break between any two ideographs", "値は順番に届く。", 8, ["値は順番", "に届く。"]),
      ("a line can break between any two ideographs", "値は順番に届く。", 7, ["値は順", "番に届", "く。"]),
      ("a line does not start with a period", "値は順。", 6, ["値は", "順。"]),
      ("a word that is too long is broken", "abcdefgh", 3, ["abc", "def", "gh"]),
      ("an address is never broken", "a https://b.org/c d", 6, ["a", "https://b.org/c", "d"]),
      ("a line break in the text is kept", "a\nb c", 10, ["a", "b c"]),
      ("an empty text is one empty line", "", 10, [""]),
    ]
    for row in rows { XCTAssertEqual(lines(row.text, row.width), row.lines, row.what) }
  }

  func test_wide_characters_fit_the_width() {
    let text = "A chat 聊天室显示 what you type 👩‍👩‍👧 and 朋友输入的内容。"
    for width in 4...40 {
      for line in lines(text, width) { XCTAssertLessThanOrEqual(line.displayWidth, width, line) }
    }
  }

  func test_a_code_span_that_fits_is_not_broken() {
    let spans = [Span(text: "say "), Span(text: "let a = b", style: .code), Span(text: ".")]
    XCTAssertEqual(
      wrapped(spans, width: 10).map { $0.map(\.text).joined() }, ["say", "let a = b."])
    XCTAssertEqual(
      wrapped(spans, width: 6).map { $0.map(\.text).joined() }, ["say", "let a", "= b."])
  }

  func test_styles_are_preserved() {
    let spans = [Span(text: "a "), Span(text: "b c", style: .strong)]
    XCTAssertEqual(
      wrapped(spans, width: 3),
      [
        [Span(text: "a "), Span(text: "b", style: .strong)],
        [Span(text: "c", style: .strong)],
      ])
  }
}
