import XCTest

@testable import Pages

final class InlineParserTests: XCTestCase {
  private let rows: [(what: String, text: String, inlines: [Inline])] = [
    ("code keeps its marks", "a `x * y * z` b", [.text("a "), .code("x * y * z"), .text(" b")]),
    ("code with a mark in it", "`` a`b ``", [.code("a`b")]),
    ("one mark is text", "a ` b", [.text("a ` b")]),
    (
      "emphasis nests", "*a **b** c*",
      [.emphasis([.text("a "), .strong([.text("b")]), .text(" c")])]
    ),
    ("a star between spaces is text", "2 * 3 * 4", [.text("2 * 3 * 4")]),
    ("a line inside a word is text", "take_last_two", [.text("take_last_two")]),
    (
      "a star inside code ends no emphasis", "*a `*` b*",
      [.emphasis([.text("a "), .code("*"), .text(" b")])]
    ),
    (
      "a link", "[the `a`](https://b.org/(c)).",
      [.link([.text("the "), .code("a")], target: "https://b.org/(c)"), .text(".")]
    ),
    ("brackets are text", "a[1] < b > c", [.text("a[1] < b > c")]),
    ("a line end is a space", "a\nb", [.text("a b")]),
  ]

  func test_inline_markup_is_parsed() {
    for row in rows { XCTAssertEqual(InlineParser.parse(row.text), row.inlines, row.what) }
  }
}
