import XCTest

@testable import Page

final class MarkdownParserTests: XCTestCase {
  private func text(_ text: String) -> MarkdownBlock { .paragraph([.text(text)]) }

  func test_headings_end_paragraphs() {
    XCTAssertEqual(
      MarkdownParser.parse("a\nb\n## C\nd"),
      [text("a b"), .heading(level: 2, [.text("C")]), text("d")])
  }

  func test_a_heading_may_stand_a_little_further_in() {
    XCTAssertEqual(MarkdownParser.parse("  # A"), [.heading(level: 1, [.text("A")])])
  }

  func test_a_sign_without_a_space_is_no_heading() {
    XCTAssertEqual(MarkdownParser.parse("#1 is first"), [text("#1 is first")])
  }

  func test_lists_nest_and_run_on() {
    let source = "- a\n  more\nlazy\n  1. b\n  2. c\n- d"
    XCTAssertEqual(
      MarkdownParser.parse(source),
      [
        .list(
          MarkdownList(
            start: nil,
            items: [
              [
                text("a more lazy"),
                .list(MarkdownList(start: 1, items: [[text("b")], [text("c")]])),
              ],
              [text("d")],
            ]))
      ])
  }

  func test_blank_lines_between_items_keep_one_list() {
    XCTAssertEqual(
      MarkdownParser.parse("3. a\n\n4. b\n\nc"),
      [.list(MarkdownList(start: 3, items: [[text("a")], [text("b")]])), text("c")])
  }

  func test_a_number_in_a_text_begins_no_list() {
    XCTAssertEqual(
      MarkdownParser.parse("It happened in\n1984. Then it ended."),
      [text("It happened in 1984. Then it ended.")])
  }

  func test_quotes_hold_blocks() {
    XCTAssertEqual(
      MarkdownParser.parse("> a\n> b\n>\n> - c"),
      [.quote([text("a b"), .list(MarkdownList(start: nil, items: [[text("c")]]))])])
  }

  func test_fenced_code_is_kept_to_the_letter() {
    XCTAssertEqual(
      MarkdownParser.parse("```swift\n  a  *b*\n\n# c\n```\nd"),
      [.code("  a  *b*\n\n# c", language: "swift"), text("d")])
  }

  func test_indented_code() {
    XCTAssertEqual(
      MarkdownParser.parse("a\n\n    b\n\n      c\n\nd"),
      [text("a"), .code("b\n\n  c", language: ""), text("d")])
  }

  func test_rules() {
    XCTAssertEqual(MarkdownParser.parse("a\n\n---\n* * *"), [text("a"), .rule, .rule])
  }

  func test_tables_have_alignments_and_full_rows() {
    XCTAssertEqual(
      MarkdownParser.parse("| a | b |\n|:-:|--:|\n| `x|y` | c \\| d |\n| e |\nf"),
      [
        .table(
          MarkdownTable(
            alignments: [.centre, .right],
            rows: [
              [[.text("a")], [.text("b")]], [[.code("x|y")], [.text("c | d")]],
              [[.text("e")], []],
            ])),
        text("f"),
      ])
  }

  func test_a_bar_in_a_text_makes_no_table() {
    XCTAssertEqual(MarkdownParser.parse("a | b\nc"), [text("a | b c")])
  }
}
