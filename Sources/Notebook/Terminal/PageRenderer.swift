/// Draws a page's parts as text for a terminal.
struct PageRenderer {
  let width: Int
  let hasColour: Bool
  /// Whether the reader wants no decoration.
  let isPlain: Bool

  /// A line of the list; where the count is not known, there is room for two digits.
  static func listed(_ number: Int, of count: Int?, _ title: String) -> String {
    let digits = "\(count ?? max(number, 10))".count
    return repeated(" ", digits - "\(number)".count) + "\(number)  \(title)\n"
  }

  func note(_ text: String) -> String {
    drawn(wrapped([Span(text: text, style: .emphasis)], width: width))
  }

  func prose(_ text: String) -> String { drawn(markdown(text, width: width)) }

  func code(_ code: String) -> String { drawn(indented(highlighted(code))) }

  func prompt(_ text: String) -> String {
    promptLines(text).map { $0.painted(withColour: hasColour) }.joined(separator: "\n") + " "
  }

  /// Goes up to the prompt's first line, and clears it and what stands below.
  func erasure(ofPrompt text: String) -> String {
    hasColour ? "\u{1B}[\(promptLines(text).count)A\u{1B}[J" : ""
  }

  /// Broken before the terminal breaks them, so that it is known how many they are.
  private func promptLines(_ text: String) -> [StyledLine] {
    wrapped([Span(text: text + (isPlain ? " >" : " ›"), style: .prompt)], width: width - 1)
  }
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
