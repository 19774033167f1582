import XCTest

@testable import Pages

final class LexerTests: XCTestCase {
  private func kinds(_ source: String) -> [Token.Kind] {
    Lexer.tokens(of: source).map(\.kind).filter { $0 != .space }
  }

  func test_tokens_add_up_to_the_source() throws {
    let text = try chapterOfThisCourse().text
    XCTAssertEqual(Lexer.tokens(of: text).map(\.text).joined(), text)
  }

  func test_words_are_keywords_types_or_identifiers() {
    XCTAssertEqual(
      kinds("let page: Page"), [.keyword, .identifier, .punctuation, .type])
  }

  func test_a_number_includes_its_fraction_but_not_a_range() {
    XCTAssertEqual(Lexer.tokens(of: "1_000.5").map(\.text), ["1_000.5"])
    XCTAssertEqual(Lexer.tokens(of: "1...3").map(\.text), ["1", ".", ".", ".", "3"])
  }

  func test_a_string_holds_braces_quotes_and_comments() {
    for string in [#""}""#, #""\"{""#, #""// no""#, ##"#"a " \ { "#"##, #""\(a ? "}" : "{")""#] {
      XCTAssertEqual(Lexer.tokens(of: string).map(\.kind), [.string], string)
    }
  }

  func test_a_long_string_spans_lines() {
    let source = "\"\"\"\n//> no\n{\n\"\"\"\nx"
    XCTAssertEqual(kinds(source), [.string, .newline, .identifier])
    XCTAssertEqual(Lexer.tokens(of: source).last?.line, 5)
  }

  func test_comments_nest() {
    XCTAssertEqual(kinds("/* a /* b */ c */ x"), [.blockComment, .identifier])
  }

  func test_an_unclosed_comment_is_an_error_at_its_first_line() {
    var lexer = Lexer("x\n/*: open\n/* inner */\n")
    _ = lexer.tokens()
    XCTAssertEqual(
      lexer.errors,
      [PageError(line: 2, message: "this comment is never closed; add */")])
  }
}
