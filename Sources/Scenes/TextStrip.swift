import Contacts

/// A drawing of a journal as text, with inputs, requests, and the screen along a time axis.
///
/// `[` is the start of a request, `]` its answer, `×` its cancellation, and `#` its failure.
package struct TextStrip {
  private let entries: [JournalEntry]
  private let parts: [Part]
  private let now: Duration
  private let width: Int
  private let horizon: Duration
  private static let margin = 12

  /// Creates a strip of the events until `now`, with space for the time until `horizon`.
  ///
  /// The strip has at least one column next to the names.
  package init(
    entries: [JournalEntry], parts: [Part], now: Duration, width: Int, horizon: Duration
  ) {
    self.entries = entries.filter { $0.time <= now }
    self.parts = parts
    self.now = now
    self.width = max(width, TextStrip.margin + 1)
    self.horizon = horizon
  }

  /// The rows, starting with the axis.
  package var rows: [String] {
    [axis] + inputs + requests + parts.flatMap { shown(in: $0) }
  }

  private var axis: String {
    let last = horizon.inMilliseconds / 1000
    var line = blank
    let room = width - TextStrip.margin
    let step = [1, 2, 5, 10, 20].first { (last / $0 + 1) * 5 < room } ?? 60
    for second in stride(from: 0, through: last, by: step) {
      let (text, column) = ("\(second)s", column(.seconds(second)))
      if column + text.count <= line.count { put(text, at: column, in: &line) }
    }
    return label("") + String(line)
  }

  private var inputs: [String] {
    parts.filter { $0.isInput }.compactMap { part in
      let typed = entries.filter {
        $0.row == part.name && ($0.kind == .typed || $0.kind == .ignored)
      }
      if typed.isEmpty { return nil }
      var line = blank
      for entry in typed {
        let tap = part.kind == .button ? "*" : "∅"
        let text =
          entry.kind == .ignored ? "(*)" : entry.text.isEmpty ? tap : entry.text
        put(text, at: column(entry.time), in: &line)
      }
      return label(part.title) + String(line)
    }
  }

  private var requests: [String] {
    var lanes: [(line: [Character], end: Int)] = []
    for began in entries where began.kind == .began {
      let end = entries.first { $0.request == began.number }
      let (from, to) = (column(began.time), column(end?.time ?? now))
      let mark: String =
        switch end?.kind {
        case .answered: "]"
        case .canceled: " ×"
        case .failed: "#"
        default: "…"
        }
      let inside = "[" + began.row
      let line = String(repeating: "─", count: max(to - from - inside.count, 0))
      let text = inside + line + mark
      let free = lanes.firstIndex { $0.end < from - 1 }
      let number = free ?? lanes.count
      if free == nil { lanes.append((blank, -2)) }
      put(text, at: from, in: &lanes[number].line)
      lanes[number].end = from + text.count
    }
    return lanes.enumerated().map { label($0 == 0 ? "requests" : "") + String($1.line) }
  }

  private func shown(in part: Part) -> [String] {
    TextStrip.properties(of: part).compactMap { row, title in
      let all = entries.filter {
        $0.row == row && [.shown, .completed, .errored].contains($0.kind)
      }
      guard all.contains(where: { $0.kind == .shown && !$0.text.isEmpty }) else { return nil }
      var line = blank
      for (number, entry) in all.enumerated() {
        let isLast = number + 1 == all.count
        let from = column(entry.time)
        let to = isLast ? width : column(all[number + 1].time)
        put(TextStrip.mark(of: entry, in: to - from), at: from, in: &line)
      }
      return label(title) + String(line)
    }
  }

  /// Returns a part's rows in the strip, and their labels.
  private static func properties(of part: Part) -> [(row: String, title: String)] {
    switch part.kind {
    case .label, .list: [(part.name, part.title)]
    case .row: [("\(part.name).text", part.title), ("\(part.name).picture", "  picture")]
    case .button: [("\(part.name).title", part.title)]
    case .field, .toggle: []
    }
  }

  private static func mark(of entry: JournalEntry, in room: Int) -> String {
    switch entry.kind {
    case .errored: return "#"
    case .completed: return "|"
    default:
      let text = entry.text.isEmpty ? "·" : entry.text
      if text.count < room { return text }
      return room > 1 ? String(text.prefix(max(room - 2, 0))) + "…" : "…"
    }
  }

  private var blank: [Character] { Array(repeating: " ", count: width - TextStrip.margin) }

  private func label(_ text: String) -> String {
    let room = TextStrip.margin - 1
    return (text + String(repeating: " ", count: room)).prefix(room) + " "
  }

  private func column(_ time: Duration) -> Int {
    (width - TextStrip.margin - 1) * time.inMilliseconds / max(horizon.inMilliseconds, 1)
  }

  private func put(_ text: String, at column: Int, in line: inout [Character]) {
    for (offset, letter) in text.enumerated() where line.indices.contains(column + offset) {
      line[column + offset] = letter
    }
  }
}
