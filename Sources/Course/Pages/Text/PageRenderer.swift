import PlainText

/// A renderer of a page's parts for a terminal.
package struct PageRenderer {
  package let width: Int
  package let hasColor: Bool
  package let isPlain: Bool

  package init(width: Int, hasColor: Bool, isPlain: Bool) {
    self.width = width
    self.hasColor = hasColor
    self.isPlain = isPlain
  }

  /// Returns a line of the cell list, with room for two digits if `count` is unknown.
  package static func listed(_ number: Int, of count: Int?, _ title: String) -> String {
    let digits = "\(count ?? max(number, 10))".count
    return repeated(" ", digits - "\(number)".count) + "\(number)  \(title)\n"
  }

  package func note(_ text: String) -> String { notes([text]) }

  package func notes(_ sentences: [String]) -> String {
    drawn(sentences.flatMap { wrapped([Span(text: $0, style: .emphasis)], width: width) })
  }

  package func prose(_ text: String) -> String { drawn(markdown(text, width: width)) }

  package func prompt(_ text: String) -> String {
    promptLines(text).map { $0.painted(withColor: hasColor) }.joined(separator: "\n") + " "
  }

  /// Returns the escape sequence that erases a prompt, or an empty string if color is off.
  package func erasure(ofPrompt text: String) -> String {
    hasColor ? "\u{1B}[\(promptLines(text).count)A\u{1B}[J" : ""
  }

  private func promptLines(_ text: String) -> [StyledLine] {
    wrapped([Span(text: text + (isPlain ? " >" : " ›"), style: .prompt)], width: width - 1)
  }
}

// MARK: - Lines

extension PageRenderer {
  package func markdown(_ text: String, width: Int) -> [StyledLine] {
    MarkdownRenderer(hasColor: hasColor, isPlain: isPlain).lines(of: text, width: width)
  }

  package func indented(_ lines: [StyledLine]) -> [StyledLine] {
    lines.map { [Span(text: "    ")] + $0 }
  }

  /// Returns the lines as text, followed by a blank line.
  package func drawn(_ lines: [StyledLine]) -> String {
    (lines + [[]]).map { $0.painted(withColor: hasColor) + "\n" }.joined()
  }
}

extension PageRenderer: PageForm {
  package var gutter: Gutter? {
    if isPlain { return Gutter(mark: "", room: width) }
    let bar = [Span(text: "│", style: .good)].painted(withColor: hasColor)
    return Gutter(mark: "  \(bar) ", room: width - 4)
  }

  package func text(of part: PageRecord.Part) -> String {
    switch part {
    case .note(let text): note(text)
    case .prose(let text), .explanation(let text), .answers(let text), .foldStart(let text):
      prose(text)
    case .foldEnd: ""
    case .code(let code): drawn(indented(highlighted(code)))
    case .cell(_, let run): end(run)
    case .challenge(let challenge): self.challenge(challenge)
    case .why(let why): self.why(why)
    }
  }

  package func begin(_ cell: CellPart) -> String {
    var lines = [
      isPlain ? [Span(text: "\(cell.place): \(cell.title)")] : rule(cell.place, cell.title)
    ]
    if let code = cell.code, !code.isEmpty { lines += [[]] + indented(highlighted(code)) }
    return drawn(lines) + (cell.question.map(question) ?? "")
  }

  private func challenge(_ challenge: Challenge) -> String {
    let heading =
      isPlain
      ? [Span(text: "Your turn: \(challenge.title)")] : rule("Your turn", challenge.title)
    let start =
      challenge.startsEmpty
      ? "Start from an empty cell. Make it print:"
      : "Start from cell \(challenge.start.number), \"\(challenge.start.title)\". Make it print:"
    return drawn(
      [heading, []] + markdown(challenge.task, width: width) + [[]]
        + wrapped([Span(text: start)], width: width) + [[]]
        + challenge.goal.map {
          [Span(text: isPlain ? "" : "  ┊ ", style: .frame), Span(text: $0.text)]
        }
    )
  }

  package func title(_ text: String) -> String {
    drawn([isPlain ? [Span(text: text)] : [Span(text: "── \(text) ──", style: .frame)]])
  }

  private func rule(_ place: String, _ title: String) -> StyledLine {
    let start = [
      Span(text: "── ", style: .frame), Span(text: place, style: .frame),
      Span(text: " · ", style: .frame), Span(text: title, style: .heading),
    ]
    let rest = width - start.displayWidth - 1
    return start + [Span(text: " " + repeated("─", rest), style: .frame)]
  }

  private func end(_ run: CellRun) -> String {
    let hasOutput = run.output.contains { !$0.shown.isEmpty }
    return (hasOutput ? "\n" : "") + (run.finding.map { finding($0, isYours: run.isYours) } ?? "")
  }
}
