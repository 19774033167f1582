import Synchronization
import XCTest

@testable import Terminal

final class TerminalTests: XCTestCase {
  private func quoted(_ text: String, columns: Int?, wraps: Bool) -> String {
    let written = Mutex("")
    let terminal = Terminal(
      write: { text in written.withLock { $0 += text } }, writeError: { _ in },
      size: { columns.map { Terminal.Size(columns: $0, rows: 24) } })
    terminal.quote(text, indent: 2, wraps: wraps)
    return written.withLock { $0 }
  }

  func test_quoted_prose_breaks_between_words_in_a_window_alone() {
    let text = "each value comes at once"
    XCTAssertEqual(quoted(text, columns: 14, wraps: true), "  each value\n  comes at\n  once\n")
    XCTAssertEqual(quoted(text, columns: nil, wraps: true), "  each value comes at once\n")
  }

  func test_what_is_aligned_or_fits_keeps_its_spaces() {
    XCTAssertEqual(quoted("a    b", columns: 14, wraps: true), "  a    b\n")
    XCTAssertEqual(quoted("--a--b    |", columns: 8, wraps: false), "  --a--b    |\n")
  }

  func test_no_more_is_quoted_than_can_be_read_and_nothing_that_moves_the_cursor() {
    let lines = quoted(
      repeatElement("a\u{1B}[2J", count: 50).joined(separator: "\n"), columns: 80, wraps: true
    ).split(separator: "\n")
    XCTAssertEqual(lines.count, 41)
    XCTAssertEqual(lines.last, "  …")
    XCTAssertFalse(lines.joined().contains("\u{1B}"))
  }
}
