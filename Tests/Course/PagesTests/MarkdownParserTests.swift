import XCTest

@testable import Pages

final class MarkdownParserTests: XCTestCase {
  private static func text(_ text: String) -> MarkdownBlock { .paragraph([.text(text)]) }

  private static var nested: MarkdownBlock {
    let inner = MarkdownList(isNumbered: true, items: [[text("b")], [text("c")]])
    return .list(
      MarkdownList(isNumbered: false, items: [[text("a more lazy"), .list(inner)], [text("d")]]))
  }
  private static var table: MarkdownBlock {
    .table([[[.text("a")], [.text("b")]], [[.code("x|y")], [.text("c")]], [[.text("e")], []]])
  }

  private let rows: [(what: String, text: String, blocks: [MarkdownBlock])] = [
    (
      "a heading ends a paragraph", "a\nb\n## C\nd",
      [text("a b"), .heading(level: 2, [.text("C")]), text("d")]
    ),
    ("a heading may be indented", "  # A", [.heading(level: 1, [.text("A")])]),
    ("a number sign without a space is text", "#1 is first", [text("#1 is first")]),
    ("lists nest, and items span lines", "- a\n  more\nlazy\n  1. b\n  2. c\n- d", [nested]),
    (
      "blank lines between items keep one list", "1. a\n\n2. b\n\nc",
      [.list(MarkdownList(isNumbered: true, items: [[text("a")], [text("b")]])), text("c")]
    ),
    (
      "a number inside a paragraph doesn't start a list", "It happened in\n1984. Then it ended.",
      [text("It happened in 1984. Then it ended.")]
    ),
    (
      "fenced code is kept unchanged", "```swift\n  a  *b*\n\n# c\n```\nd",
      [.code("  a  *b*\n\n# c", language: "swift"), text("d")]
    ),
    (
      "indented code", "a\n\n    b\n\n      c\n\nd",
      [text("a"), .code("b\n\n  c", language: ""), text("d")]
    ),
    (
      "short table rows get empty cells", "| a | b |\n|---|---|\n| `x|y` | c |\n| e |\nf",
      [table, text("f")]
    ),
    ("a vertical bar in a paragraph doesn't make a table", "a | b\nc", [text("a | b c")]),
  ]

  func test_blocks_are_parsed() {
    for row in rows { XCTAssertEqual(MarkdownParser.parse(row.text), row.blocks, row.what) }
  }
}
