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

  func test_quoted_prose_wraps_only_in_a_window() {
    let text = "each value comes at once"
    XCTAssertEqual(quoted(text, columns: 14, wraps: true), "  each value\n  comes at\n  once\n")
    XCTAssertEqual(quoted(text, columns: nil, wraps: true), "  each value comes at once\n")
  }

  func test_spaces_are_preserved_without_wrapping() {
    XCTAssertEqual(quoted("a    b", columns: 14, wraps: true), "  a    b\n")
    XCTAssertEqual(quoted("--a--b    |", columns: 8, wraps: false), "  --a--b    |\n")
  }

  func test_long_quotes_are_truncated_and_control_characters_are_escaped() {
    let lines = quoted(
      repeatElement("a\u{1B}[2J", count: 50).joined(separator: "\n"), columns: 80, wraps: true
    ).split(separator: "\n")
    XCTAssertEqual(lines.count, 41)
    XCTAssertEqual(lines.last, "  …")
    XCTAssertFalse(lines.joined().contains("\u{1B}"))
  }
}
