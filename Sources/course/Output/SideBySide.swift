import Console

/// Two texts in columns, equal lines on one row; one below the other where the width is small.
struct SideBySide {
  struct Row: Equatable {
    var left: String?
    var right: String?
    var isSame: Bool { left == right }
  }

  let left: (title: String, text: String)
  let right: (title: String, text: String)

  /// Equal lines meet; what was taken out stands left, what was put in stands right.
  var rows: [Row] {
    let old = lines(left.text)
    let new = lines(right.text)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var rows: [Row] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      let isRemoved = i < old.count && removed.contains(i)
      let isInserted = j < new.count && inserted.contains(j)
      let isSame = !isRemoved && !isInserted
      let row = Row(
        left: isRemoved || isSame ? old[i] : nil, right: isInserted || isSame ? new[j] : nil)
      if row.left != nil { i += 1 }
      if row.right != nil { j += 1 }
      rows.append(row)
    }
    return rows
  }

  func print(on terminal: Terminal) {
    let column = (terminal.width - 3) / 2
    let isWide = column >= 55
    guard isWide else {
      for side in [left, right] {
        terminal.say(terminal.painted("── \(side.title)", .strong))
        terminal.say(side.text)
      }
      return
    }
    terminal.say(
      terminal.painted(fit(left.title, column), .strong) + " │ "
        + terminal.painted(right.title, .strong))
    for row in rows {
      let texts = (fit(row.left ?? "", column), fit(row.right ?? "", column))
      let isSame = row.isSame
      terminal.say(
        (isSame ? terminal.painted(texts.0, .frame) : terminal.painted(texts.0, .warning)) + " │ "
          + (isSame ? terminal.painted(texts.1, .frame) : terminal.painted(texts.1, .good)))
    }
  }

  private func lines(_ text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
  }

  private func fit(_ line: String, _ width: Int) -> String {
    line.count > width
      ? line.prefix(width - 1) + "…" : line + String(repeating: " ", count: width - line.count)
  }
}
