import XCTest

@testable import Pages

final class InlineParserTests: XCTestCase {
  private let rows: [(what: String, text: String, inlines: [Inline])] = [
    ("code keeps asterisks", "a `x * y * z` b", [.text("a "), .code("x * y * z"), .text(" b")]),
    ("code may contain a backquote", "`` a`b ``", [.code("a`b")]),
    ("a single backquote is text", "a ` b", [.text("a ` b")]),
    (
      "emphasis nests", "*a **b** c*",
      [.emphasis([.text("a "), .strong([.text("b")]), .text(" c")])]
    ),
    ("an asterisk between spaces is text", "2 * 3 * 4", [.text("2 * 3 * 4")]),
    ("an underscore inside a word is text", "take_last_two", [.text("take_last_two")]),
    (
      "an asterisk inside code doesn't end emphasis", "*a `*` b*",
      [.emphasis([.text("a "), .code("*"), .text(" b")])]
    ),
    (
      "a link", "[the `a`](https://b.org/(c)).",
      [.link([.text("the "), .code("a")], target: "https://b.org/(c)"), .text(".")]
    ),
    ("brackets are text", "a[1] < b > c", [.text("a[1] < b > c")]),
    ("a line break becomes a space", "a\nb", [.text("a b")]),
  ]

  func test_inline_markup_is_parsed() {
    for row in rows { XCTAssertEqual(InlineParser.parse(row.text), row.inlines, row.what) }
  }
}
