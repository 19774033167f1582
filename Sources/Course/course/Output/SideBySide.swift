import Terminal
import Site
import Pages
import PlainText

/// A comparison of two texts: side by side, or stacked if the terminal is too narrow.
struct SideBySide {
  struct Pair: Equatable {
    var left: String?
    var right: String?
    var isSame: Bool { left == right }
  }

  let left: (title: String, text: String)
  let right: (title: String, text: String)

  /// The rows of the columns, with equal lines side by side and removed lines beside added ones.
  var rows: [Pair] {
    let old = left.text.withPlainNewlines.lines.map { ExpectedLine(text: $0, line: 0) }
    var rows: [Pair] = []
    // The first row with an empty right side.
    var open = 0
    for line in LineDifference(expected: old, printed: right.text.withPlainNewlines.lines).lines {
      switch line {
      case .same(let line):
        rows.append(Pair(left: line.text, right: line.text))
        open = rows.count
      case .missing(let line): rows.append(Pair(left: line.text))
      case .unexpected(let text):
        if open == rows.count { rows.append(Pair()) }
        rows[open].right = text
        open += 1
      }
    }
    return rows
  }

  func print(on terminal: Terminal) {
    let column = (terminal.width - 3) / 2
    let widest = [left, right].flatMap(\.text.lines).map(\.displayWidth).max() ?? 0
    guard column >= 55, widest <= column else {
      for side in [left, right] {
        terminal.say(terminal.painted("── \(side.title)", .strong))
        for line in highlighted(side.text.withPlainNewlines) {
          terminal.say(line.painted(withColor: terminal.hasColor))
        }
      }
      return
    }
    terminal.say(
      terminal.painted(left.title, .strong) + repeated(" ", column - left.title.count) + " │ "
        + terminal.painted(right.title, .strong))
    var old = highlighted(left.text.withPlainNewlines)[...]
    var new = highlighted(right.text.withPlainNewlines)[...]
    for row in rows {
      let yours = row.left == nil ? [] : old.popFirst() ?? []
      let ours = row.right == nil ? [] : new.popFirst() ?? []
      let gap = Span(text: repeated(" ", column - yours.displayWidth))
      let line = yours + [gap, SideBySide.border(of: row)] + ours
      terminal.say(line.painted(withColor: terminal.hasColor))
    }
  }

  /// Returns the border between a row's two lines, marked if the lines differ.
  private static func border(of row: Pair) -> Span {
    if row.isSame { return Span(text: " │ ", style: .frame) }
    return Span(
      text: (row.left == nil ? " " : "‹") + "│" + (row.right == nil ? " " : "›"), style: .warning)
  }
}
