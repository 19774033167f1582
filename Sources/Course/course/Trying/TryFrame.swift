import Terminal
import Contacts
import PlainText
import Scenes

/// One frame of a session: the phone, the variants, the problem, and the timeline.
struct TryFrame {
  let session: TrySession
  let size: Terminal.Size
  let hasColor: Bool

  var lines: [String] {
    let seen = session.runs[session.variant].entries.filter { $0.time <= session.now }
    let phone = phone(seen)
    let variants = variants
    var lines = (0..<max(phone.count, variants.count)).map { row -> StyledLine in
      let left = row < phone.count ? phone[row] : TryFrame.fitted("", to: TryFrame.phoneWidth)
      return [Span(text: left + " ")] + (row < variants.count ? variants[row] : [])
    }
    lines.append(remark(on: seen))
    let below = wrapped(cause(seen), width: width).map { [Span(text: $0)] } + [keys]
    let room = max(size.rows - below.count, 0)
    lines += strip(seen, rows: room - lines.count).map { [Span(text: $0)] }
    while lines.count < room { lines.append([]) }
    lines = Array(lines.prefix(room)) + below
    return lines.suffix(size.rows).map { line in
      TryFrame.fitted(line, to: width).painted(withColor: hasColor)
    }
  }

  private static let phoneWidth = 28
  private var width: Int { min(size.columns, 110) }
  private var scene: Scene { session.scene }
  private var isField: Bool { session.inputs[session.focus].kind == .field }

  private func phone(_ seen: [JournalEntry]) -> [String] {
    func shows(_ row: String) -> String {
      seen.last { $0.row == row && $0.kind == .shown }?.text ?? ""
    }
    var rows: [String] = []
    for part in scene.parts {
      let isFocus = session.inputs[session.focus].name == part.name
      let mark = isFocus ? "▸" : " "
      switch part.kind {
      case .field:
        rows.append("\(mark)\(part.title): \(session.text(in: part.name))\(isFocus ? "▏" : "")")
      case .button:
        let title = shows("\(part.name).title")
        let isOff = shows("\(part.name).enabled") == "off"
        rows.append(
          "\(mark)[\(part.title)\(title.isEmpty ? "" : " \(title)")]\(isOff ? " off" : "")")
      case .toggle:
        rows.append("\(mark)(\(session.text(in: part.name) == "on" ? "●" : " ")) \(part.title)")
      case .label: rows.append(" \(part.title): \(shows(part.name))")
      case .list:
        let names = shows(part.name)
        rows +=
          names.isEmpty
          ? [" –"] : names.split(separator: ",").map { " •\($0.first == " " ? "" : " ")\($0)" }
      case .row:
        rows.append(" \(shows("\(part.name).text")) \(shows("\(part.name).picture"))")
      }
    }
    let line = String(repeating: "─", count: TryFrame.phoneWidth - 2)
    // Keep a fixed height, so that a growing list doesn't move the rows below the phone.
    let height = max(scene.parts.count + 1, 5)
    let shown = rows.prefix(height) + Array(repeating: "", count: max(height - rows.count, 0))
    return ["╭\(line)╮"] + shown.map { "│\(TryFrame.fitted($0, to: TryFrame.phoneWidth - 2))│" } + [
      "╰\(line)╯"
    ]
  }

  private var variants: [StyledLine] {
    var lines: [StyledLine] = [
      [Span(text: scene.title, style: .title), Span(text: "  \(session.now.inTenths)")], [],
    ]
    for (number, code) in scene.variants.enumerated() {
      let isShown = number == session.variant
      let wrong = session.runs[number].verdicts.wrong(until: session.now)
      lines.append([Span(text: "\(isShown ? "▶" : " ") \(code)", style: isShown ? .strong : [])])
      guard !session.history.isEmpty else { continue }
      let isOver = session.now >= session.runs[number].end
      let outcome =
        wrong > .zero ? "wrong for \(wrong.inTenths)" : isOver ? "never wrong" : "not wrong"
      lines.append([
        Span(
          text: "    \(outcome)\(isOver ? "" : " so far")",
          style: wrong > .zero ? .bad : isOver ? .good : [])
      ])
    }
    return lines
  }

  private func remark(on seen: [JournalEntry]) -> StyledLine {
    if session.history.isEmpty {
      return [Span(text: "\(isField ? "Type, or press Return" : "Tap, or press s") for a demo.")]
    }
    switch session.runs[session.variant].verdicts.changes.last(where: { $0.time <= session.now })?
      .verdict
    {
    case .problem(let text): return [Span(text: "✗ \(text)", style: .bad)]
    case .busy: return [Span(text: "… a request is running", style: .frame)]
    case .fine, nil: return [Span(text: "Nothing is wrong.", style: .good)]
    }
  }

  private func strip(_ seen: [JournalEntry], rows: Int) -> [String] {
    let end = max(session.runs[session.variant].end, session.now) + .seconds(1)
    let strip = TextStrip(
      entries: seen, parts: scene.parts, now: session.now, width: width,
      horizon: max(.seconds(6), end)
    ).rows
    return strip.count <= rows
      ? strip : Array(strip.prefix(max(rows - 1, 0))) + ["… \(strip.count - rows + 1) more rows"]
  }

  /// Returns an explanation of the latest change on the screen.
  private func cause(_ seen: [JournalEntry]) -> String {
    guard var entry = seen.last(where: { $0.kind == .shown && !$0.text.isEmpty }) else {
      return ""
    }
    func title(_ row: String) -> String {
      scene.parts.first { $0.name == row.prefix { $0 != "." } }?.title ?? row
    }
    var text = "\(entry.time.inTenths): \(title(entry.row)) shows \(entry.text)"
    while entry.cause > 0 {
      entry = seen[entry.cause - 1]
      text +=
        ", because "
        + (entry.kind == .typed
          ? "of \(entry.text.isEmpty ? title(entry.row) : entry.text)" : entry.row)
        + " at \(entry.time.inTenths)"
    }
    return text
  }

  private var keys: StyledLine {
    let does = isField ? "type · Return demo" : "Return tap · s demo"
    return [
      Span(
        text: "\(does) · Tab next part · ↑ ↓ line · ← → time · Esc quit", style: .frame)
    ]
  }

  /// Returns text that is cut or padded to a number of columns.
  private static func fitted(_ text: String, to width: Int) -> String {
    var prefix = ""
    var used = 0
    for letter in text where used + letter.displayWidth <= width {
      prefix.append(letter)
      used += letter.displayWidth
    }
    return prefix + String(repeating: " ", count: width - used)
  }

  private static func fitted(_ line: StyledLine, to width: Int) -> StyledLine {
    guard line.displayWidth > width else { return line }
    var room = width
    return line.map { span in
      let text = fitted(span.text, to: min(span.text.displayWidth, room))
      room -= text.displayWidth
      return Span(text: text, style: span.style)
    }
  }
}
