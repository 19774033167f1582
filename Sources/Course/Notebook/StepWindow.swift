import Terminal
import PlainText

/// A view that shows a page in parts that fit the window, so that nothing scrolls away unread.
final class StepWindow {
  private let terminal: Terminal
  private let reader: Reader
  private var used = 0

  init(_ terminal: Terminal, reader: Reader) {
    self.terminal = terminal
    self.reader = reader
  }

  func reset() { used = 0 }

  /// Shows `text` in parts that fit the window.
  ///
  /// Returns `false` if the reader quits or jumps elsewhere.
  ///
  /// - Parameter ask: A closure that prompts the reader, calls ``reset()``, and returns `false` if
  ///   the reader quits or jumps elsewhere.
  func show(_ text: String, _ ask: () -> Bool) -> Bool {
    guard let room else {
      terminal.write(text)
      return true
    }
    for part in Self.parts(of: text, fitting: room) {
      let count = Self.height(of: part)
      if used > 0, used + count > room {
        guard ask() else { return false }
      }
      terminal.write(part)
      used += count
    }
    return true
  }

  /// Prompts the reader if `lines` more lines don't fit.
  ///
  /// Returns `false` if the reader quits or jumps elsewhere.
  func makeRoom(for lines: Int, _ ask: () -> Bool) -> Bool {
    guard let room, used > 0, used + lines > room else { return true }
    return ask()
  }

  private var room: Int? {
    guard reader.isAsked, let rows = terminal.size()?.rows else { return nil }
    return max(rows - 2, 6)
  }

  private static func height(of text: String) -> Int {
    text.utf8.count { $0 == UInt8(ascii: "\n") }
  }

  /// Splits text into parts that fit, keeping each heading with the paragraph below it.
  static func parts(of text: String, fitting rows: Int) -> [String] {
    var parts: [String] = []
    var part: [String] = []
    var isHeading = false
    for line in text.dropLast(text.hasSuffix("\n") ? 1 : 0).split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      part.append(String(line))
      let plain = line.filter { !"═─=-".contains($0) }
      if line.isBlank || part.count == rows {
        if isHeading, part.count < rows {
          isHeading = false
          continue
        }
        parts.append(part.joined(separator: "\n") + "\n")
        part = []
      } else {
        isHeading = part.count <= 2 && isRule(String(line)) || (plain.isEmpty && part.count == 2)
      }
    }
    if !part.isEmpty { parts.append(part.joined(separator: "\n") + "\n") }
    return parts
  }

  /// Returns whether a line is the title of a cell or the underline of a heading.
  private static func isRule(_ line: String) -> Bool {
    ["── ", "───", "═══", "---", "==="].contains { line.contains($0) }
  }
}
