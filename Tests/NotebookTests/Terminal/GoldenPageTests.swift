import PlainText
import XCTest

@testable import Notebook
@testable import Page

/// The fixture page as readers with different windows see it, to the letter.
final class GoldenPageTests: XCTestCase {
  private func shown(_ arguments: String...) -> String {
    PageRun(fixturePage, arguments, printing: ["Merge": "A\n1\n"]).text
  }

  func test_at_60_columns() {
    XCTAssertEqual(
      shown("--width", "60"),
      """
      Combining streams
      ═════════════════

      After this page you can say what `merge` prints, and *why*.
      **15 minutes**, with the exercise.

        • One bullet that is long enough to need a second line at
          sixty columns.
            1. A numbered item.
            2. 流は時間とともに流れる値である。順番に一つずつ届
               く。同時には届かない。読む人は待つ。

      operator │          waits for          │               drops
      ─────────┼─────────────────────────────┼────────────────────
      `merge`  │           nothing           │             nothing
      `zip`    │  its partner, however long  │ what has no partner
               │     that takes to come      │

        ▏ A value comes when it comes.

          let both = yours.merge(theirs)

      See the guidelines
      (https://example.org/guidelines#process-streams-in-declared-order).

          struct Person {
            let name: String
          }

      ── Cell 1 of 1 · Merge ─────────────────────────────────────

          for value in ["A", "1"] { print(value) }

          let veryLongNameOfAValueThatDoesNotFit = ["a line of code", "that is longer than", "the page is wide"]

        │ A
        │ 1

      The end
      ───────

      What stands after the last cell.


      """)
  }

  func test_at_80_columns() {
    XCTAssertEqual(
      shown("--width", "80"),
      """
      Combining streams
      ═════════════════

      After this page you can say what `merge` prints, and *why*. **15 minutes**, with
      the exercise.

        • One bullet that is long enough to need a second line at sixty columns.
            1. A numbered item.
            2. 流は時間とともに流れる値である。順番に一つずつ届く。同時には届かない。
               読む人は待つ。

      operator │                  waits for                   │               drops
      ─────────┼──────────────────────────────────────────────┼────────────────────
      `merge`  │                   nothing                    │             nothing
      `zip`    │ its partner, however long that takes to come │ what has no partner

        ▏ A value comes when it comes.

          let both = yours.merge(theirs)

      See the guidelines
      (https://example.org/guidelines#process-streams-in-declared-order).

          struct Person {
            let name: String
          }

      ── Cell 1 of 1 · Merge ─────────────────────────────────────────────────────────

          for value in ["A", "1"] { print(value) }

          let veryLongNameOfAValueThatDoesNotFit = ["a line of code", "that is longer than", "the page is wide"]

        │ A
        │ 1

      The end
      ───────

      What stands after the last cell.


      """)
  }

  func test_at_120_columns() {
    XCTAssertEqual(
      shown("--width", "120"),
      """
      Combining streams
      ═════════════════

      After this page you can say what `merge` prints, and *why*. **15 minutes**, with the exercise.

        • One bullet that is long enough to need a second line at sixty columns.
            1. A numbered item.
            2. 流は時間とともに流れる値である。順番に一つずつ届く。同時には届かない。読む人は待つ。

      operator │                  waits for                   │               drops
      ─────────┼──────────────────────────────────────────────┼────────────────────
      `merge`  │                   nothing                    │             nothing
      `zip`    │ its partner, however long that takes to come │ what has no partner

        ▏ A value comes when it comes.

          let both = yours.merge(theirs)

      See the guidelines (https://example.org/guidelines#process-streams-in-declared-order).

          struct Person {
            let name: String
          }

      ── Cell 1 of 1 · Merge ─────────────────────────────────────────────────────────────────────────────────────────────────

          for value in ["A", "1"] { print(value) }

          let veryLongNameOfAValueThatDoesNotFit = ["a line of code", "that is longer than", "the page is wide"]

        │ A
        │ 1

      The end
      ───────

      What stands after the last cell.


      """)
  }

  func test_without_decoration() {
    XCTAssertEqual(
      shown("--plain"),
      """
      Combining streams
      =================

      After this page you can say what `merge` prints, and *why*. **15 minutes**, with
      the exercise.

        - One bullet that is long enough to need a second line at sixty columns.
            1. A numbered item.
            2. 流は時間とともに流れる値である。順番に一つずつ届く。同時には届かない。
               読む人は待つ。

      operator |                  waits for                   |               drops
      ---------+----------------------------------------------+--------------------
      `merge`  |                   nothing                    |             nothing
      `zip`    | its partner, however long that takes to come | what has no partner

        > A value comes when it comes.

          let both = yours.merge(theirs)

      See the guidelines
      (https://example.org/guidelines#process-streams-in-declared-order).

          struct Person {
            let name: String
          }

      Cell 1 of 1: Merge

          for value in ["A", "1"] { print(value) }

          let veryLongNameOfAValueThatDoesNotFit = ["a line of code", "that is longer than", "the page is wide"]

      A
      1

      The end
      -------

      What stands after the last cell.


      """)
  }

  func test_no_line_of_prose_passes_the_edge() throws {
    let code = try XCTUnwrap(PageParser.parse(fixturePage, path: "main.swift").cells.first?.code)
    for width in 40...120 {
      for line in shown("--width", "\(width)").split(separator: "\n")
      where !code.contains(line.trimmingSpaces()) && !line.contains("://") {
        XCTAssertLessThanOrEqual(line.displayWidth, width, "\(line)")
      }
    }
  }

  func test_colour_changes_no_layout_of_code_and_ends_on_its_line() {
    let run = PageRun(
      fixturePage, printing: ["Merge": "A\n1\n"], columns: 80, hasColour: true)
    XCTAssertTrue(run.text.contains("\u{1B}[35mfor\u{1B}[0m value \u{1B}[35min\u{1B}[0m"))
    for line in run.text.split(separator: "\n") {
      let parts = line.components(separatedBy: "\u{1B}[").dropFirst()
      XCTAssertTrue(parts.last?.hasPrefix("0m") ?? true, "\(line)")
    }
  }

  func test_colour_is_left_out_if_the_reader_wants_a_plain_page() {
    let run = PageRun(fixturePage, ["--plain"], columns: 80, hasColour: true)
    XCTAssertFalse(run.text.contains("\u{1B}"))
  }

  func test_a_wide_window_is_read_at_100_columns_and_a_narrow_one_at_its_own() {
    func longest(_ columns: Int) -> Int {
      PageRun(fixturePage, columns: columns).text.split(separator: "\n")
        .filter { $0.hasPrefix("──") }.map(\.displayWidth).max() ?? 0
    }
    XCTAssertEqual(longest(200), 100)
    XCTAssertEqual(longest(70), 70)
  }
}
