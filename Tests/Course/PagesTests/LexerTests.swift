import XCTest

@testable import Pages

final class LexerTests: XCTestCase {
  private func kinds(_ source: String) -> [Token.Kind] {
    Lexer.tokens(of: source).map(\.kind).filter { $0 != .space }
  }

  func test_a_number_includes_its_fraction_but_not_a_range() {
    XCTAssertEqual(Lexer.tokens(of: "1_000.5").map(\.text), ["1_000.5"])
    XCTAssertEqual(Lexer.tokens(of: "1...3").map(\.text), ["1", ".", ".", ".", "3"])
  }

  func test_a_string_contains_braces_quotes_and_comments() {
    for string in [#""}""#, #""\"{""#, #""// no""#, ##"#"a " \ { "#"##, #""\(a ? "}" : "{")""#] {
      XCTAssertEqual(Lexer.tokens(of: string).map(\.kind), [.string], string)
    }
  }

  func test_a_long_string_spans_lines() {
    let source = "\"\"\"\n//> no\n{\n\"\"\"\nx"
    XCTAssertEqual(kinds(source), [.string, .newline, .identifier])
    XCTAssertEqual(Lexer.tokens(of: source).last?.line, 5)
  }
}
