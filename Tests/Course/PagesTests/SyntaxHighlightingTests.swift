import PlainText
import XCTest

@testable import Pages

final class SyntaxHighlightingTests: XCTestCase {
  func test_tokens_have_the_style_of_their_kind() {
    XCTAssertEqual(
      highlighted("let n = 1").first,
      [
        Span(text: "let", style: .keyword), Span(text: " "), Span(text: "n"), Span(text: " "),
        Span(text: "="), Span(text: " "), Span(text: "1", style: .number),
      ])
  }

  func test_every_line_of_a_multiline_string_is_styled() {
    XCTAssertEqual(
      highlighted("\"\"\"\n a\n \"\"\"").map { $0.map(\.style) }, [[.string], [.string], [.string]])
  }

  func test_highlighting_preserves_lines() {
    let code = "a\n\n  b // c"
    XCTAssertEqual(highlighted(code).map { $0.map(\.text).joined() }, ["a", "", "  b // c"])
  }

  func test_color_ends_with_its_span_and_trailing_space_is_removed() {
    let line = highlighted("return ")[0]
    XCTAssertEqual(line.painted(withColor: true), "\u{1B}[35mreturn\u{1B}[0m")
    XCTAssertEqual(line.painted(withColor: false), "return")
  }
}
