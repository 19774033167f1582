import Terminal
import Site
import Pages
import PlainText

/// Two texts in columns, equal lines on one row; one below the other where a line would not fit.
struct SideBySide {
  struct Pair: Equatable {
    var left: String?
    var right: String?
    var isSame: Bool { left == right }
  }

  let left: (title: String, text: String)
  let right: (title: String, text: String)

  /// Equal lines meet; what was taken out stands left, beside what was put in for it.
  var rows: [Pair] {
    let old = lines(left.text).map { ExpectedLine(text: $0, line: 0) }
    var rows: [Pair] = []
    // The first row that has nothing on its right side yet.
    var open = 0
    for line in LineDifference(expected: old, printed: lines(right.text)).lines {
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
    let widest = (lines(left.text) + lines(right.text)).map(\.displayWidth).max() ?? 0
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

  /// Points to what the other side does not have.
  private static func border(of row: Pair) -> Span {
    if row.isSame { return Span(text: " │ ", style: .frame) }
    return Span(
      text: (row.left == nil ? " " : "‹") + "│" + (row.right == nil ? " " : "›"), style: .warning)
  }

  private func lines(_ text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
  }
}
