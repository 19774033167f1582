import PlainText

/// A renderer of Markdown for a terminal.
package struct MarkdownRenderer {
  private let hasColor: Bool
  private let isPlain: Bool

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - hasColor: A Boolean value that indicates whether color replaces markup such as `*`.
  ///   - isPlain: A Boolean value that indicates whether lines and bullets are drawn in ASCII.
  package init(hasColor: Bool, isPlain: Bool) {
    self.hasColor = hasColor
    self.isPlain = isPlain
  }

  package func lines(of markdown: String, width: Int) -> [StyledLine] {
    lines(MarkdownParser.parse(markdown), width: width)
  }

  func lines(_ blocks: [MarkdownBlock], width: Int) -> [StyledLine] {
    Array(blocks.map { lines($0, width: max(width, 1)) }.joined(separator: [[]]))
  }

  private func lines(_ block: MarkdownBlock, width: Int) -> [StyledLine] {
    switch block {
    case .heading(let level, let text): heading(text, level: level, width: width)
    case .paragraph(let text): wrapped(spans(text), width: width)
    case .list(let list): self.list(list, width: width)
    case .code(let code, let language): self.code(code, language: language)
    case .table(let rows): table(rows).lines(width: width)
    }
  }

  private func table(_ rows: [[[Inline]]]) -> TableLayout {
    let lines = rows.enumerated().map { index, row in
      row.map { spans($0, style: index == 0 ? .strong : []) }
    }
    return TableLayout(lines, rows[0].map { _ in .left }, isPlain: isPlain)
  }

  private func heading(_ text: [Inline], level: Int, width: Int) -> [StyledLine] {
    let style: Style = level == 1 ? .title : .heading
    let title = wrapped(spans(text, style: style), width: width)
    guard level < 3 else { return title }
    let underline = level == 1 ? (isPlain ? "=" : "═") : (isPlain ? "-" : "─")
    let length = title.map(\.displayWidth).max() ?? 0
    return title + [[Span(text: repeated(underline, length), style: .frame)]]
  }

  private func list(_ list: MarkdownList, width: Int) -> [StyledLine] {
    let marks = list.items.indices.map { index in
      list.isNumbered ? "\(index + 1). " : isPlain ? "- " : "• "
    }
    let indentation = 2 + (marks.map(\.count).max() ?? 0)
    let items = zip(marks, list.items).map { mark, blocks -> [StyledLine] in
      let lines = lines(blocks, tight: true, width: width - indentation)
      return lines.hanging(behind: repeated(" ", indentation - mark.count) + mark)
    }
    return items.flatMap { $0 }
  }

  /// Renders a list item, without a blank line before a nested list.
  private func lines(_ blocks: [MarkdownBlock], tight: Bool, width: Int) -> [StyledLine] {
    var result: [StyledLine] = []
    for block in blocks {
      if case .list = block {
      } else if !result.isEmpty {
        result.append([])
      }
      result += lines(block, width: max(width, 1))
    }
    return result.isEmpty ? [[]] : result
  }

  private func code(_ code: String, language: String) -> [StyledLine] {
    let isSwift = language.isEmpty || language.lowercased() == "swift"
    let lines =
      isSwift
      ? highlighted(code)
      : code.lines.map { [Span(text: $0)] }
    return lines.map { [Span(text: "    ")] + $0 }
  }
}

// MARK: - Inside a line

extension MarkdownRenderer {
  package func spans(_ pieces: [Inline], style: Style = []) -> [Span] {
    pieces.flatMap { piece -> [Span] in
      switch piece {
      case .text(let text): [Span(text: text, style: style)]
      case .code(let code):
        [Span(text: hasColor ? code : "`\(code)`", style: style.union(.code))]
      case .emphasis(let inner): marked(spans(inner, style: style.union(.emphasis)), "*")
      case .strong(let inner): marked(spans(inner, style: style.union(.strong)), "**")
      case .link(let inner, let target): link(inner, target: target, style: style)
      }
    }
  }

  private func marked(_ spans: [Span], _ mark: String) -> [Span] {
    guard !hasColor, let style = spans.first?.style else { return spans }
    return [Span(text: mark, style: style)] + spans + [Span(text: mark, style: style)]
  }

  private func link(_ inner: [Inline], target: String, style: Style) -> [Span] {
    let label = spans(inner, style: style.union(.link))
    if target.isEmpty || label.map(\.text).joined() == target { return label }
    return label + [Span(text: " (\(target))", style: style.union(.frame))]
  }
}
