/// Draws a page's parts as text for a terminal.
struct PageRenderer {
  let width: Int
  let hasColour: Bool
  /// Whether the reader wants no decoration.
  let isPlain: Bool

  static func listed(_ number: Int, of count: Int?, _ title: String) -> String {
    let digits = "\(count ?? number)".count
    return repeated(" ", digits - "\(number)".count) + "\(number)  \(title)\n"
  }

  func note(_ text: String) -> String {
    drawn(wrapped([Span(text: text, style: .emphasis)], width: width))
  }

  func block(_ block: Page.Block) -> String {
    switch block {
    case .prose(let text): drawn(markdown(text, width: width))
    case .code(let code): drawn(indented(highlighted(code)))
    case .cell(let cell):
      self.cell(number: cell.number, of: nil, title: cell.title, code: cell.code)
    }
  }

  func cell(number: Int, of count: Int?, title: String, code: String?) -> String {
    let place = "Cell \(number)" + (count.map { " of \($0)" } ?? "")
    var lines = [isPlain ? [Span(text: "\(place): \(title)")] : rule(place, title)]
    if let code, !code.isEmpty { lines += [[]] + indented(highlighted(code)) }
    return drawn(lines)
  }

  private func rule(_ place: String, _ title: String) -> StyledLine {
    let start = [
      Span(text: "── ", style: .frame), Span(text: place, style: .frame),
      Span(text: " · ", style: .frame), Span(text: title, style: .heading),
    ]
    let rest = width - start.displayWidth - 1
    return start + [Span(text: " " + repeated("─", rest), style: .frame)]
  }

  /// What stands before each line that a cell prints.
  var gutter: Gutter {
    Gutter(
      mark: isPlain
        ? "" : "  " + [Span(text: "│", style: .good)].painted(withColour: hasColour) + " ")
  }

  func prompt(_ text: String) -> String {
    [Span(text: text + (isPlain ? " >" : " ›"), style: .prompt)].painted(withColour: hasColour)
      + " "
  }

  /// Goes up to the prompt and clears it.
  var erasedPrompt: String { hasColour ? "\u{1B}[1A\u{1B}[2K" : "" }
}

// MARK: - Lines

extension PageRenderer {
  func markdown(_ text: String, width: Int) -> [StyledLine] {
    MarkdownRenderer(hasColour: hasColour, isPlain: isPlain)
      .lines(MarkdownParser.parse(text), width: width)
  }

  func indented(_ lines: [StyledLine]) -> [StyledLine] {
    lines.map { [Span(text: "    ")] + $0 }
  }

  /// The lines and a blank one after them.
  func drawn(_ lines: [StyledLine]) -> String {
    (lines + [[]]).map { $0.painted(withColour: hasColour) + "\n" }.joined()
  }
}
