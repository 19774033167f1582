import XCTest

@testable import Page

final class InlineParserTests: XCTestCase {
  func test_code_spans_keep_their_marks() {
    XCTAssertEqual(
      InlineParser.parse("a `x * y * z` b"), [.text("a "), .code("x * y * z"), .text(" b")])
    XCTAssertEqual(InlineParser.parse("`` a`b ``"), [.code("a`b")])
    XCTAssertEqual(InlineParser.parse("a ` b"), [.text("a ` b")])
  }

  func test_emphasis_nests() {
    XCTAssertEqual(
      InlineParser.parse("*a **b** c*"),
      [.emphasis([.text("a "), .strong([.text("b")]), .text(" c")])])
    XCTAssertEqual(
      InlineParser.parse("_a_, __b__"),
      [.emphasis([.text("a")]), .text(", "), .strong([.text("b")])])
  }

  func test_a_star_between_spaces_and_a_line_inside_a_word_are_text() {
    XCTAssertEqual(InlineParser.parse("2 * 3 * 4"), [.text("2 * 3 * 4")])
    XCTAssertEqual(InlineParser.parse("take_last_two"), [.text("take_last_two")])
  }

  func test_a_star_inside_code_ends_no_emphasis() {
    XCTAssertEqual(
      InlineParser.parse("*a `*` b*"), [.emphasis([.text("a "), .code("*"), .text(" b")])])
  }

  func test_links_and_addresses() {
    XCTAssertEqual(
      InlineParser.parse("[the `a`](https://b.org/(c) \"title\")."),
      [.link([.text("the "), .code("a")], target: "https://b.org/(c)"), .text(".")])
    XCTAssertEqual(
      InlineParser.parse("<https://b.org>"),
      [.link([.text("https://b.org")], target: "https://b.org")])
    XCTAssertEqual(InlineParser.parse("a[1] < b > c"), [.text("a[1] < b > c")])
  }

  func test_a_line_end_is_a_space_and_two_spaces_before_it_a_break() {
    XCTAssertEqual(InlineParser.parse("a\nb"), [.text("a b")])
    XCTAssertEqual(InlineParser.parse("a  \nb"), [.text("a"), .lineBreak, .text("b")])
    XCTAssertEqual(InlineParser.parse("a\\\nb"), [.text("a"), .lineBreak, .text("b")])
  }

  func test_a_backslash_takes_the_meaning_of_a_mark() {
    XCTAssertEqual(InlineParser.parse("\\*a\\*"), [.text("*a*")])
  }
}
