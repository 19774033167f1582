import PlainText

/// Returns the lines of Swift source code, highlighted but not wrapped.
package func highlighted(_ code: String) -> [StyledLine] {
  var lines: [StyledLine] = [[]]
  for token in Lexer.tokens(of: code) {
    for (index, part) in token.text.lines.enumerated() {
      if index > 0 { lines.append([]) }
      if !part.isEmpty {
        lines[lines.count - 1].append(Span(text: part, style: token.kind.style))
      }
    }
  }
  return lines
}

extension Token.Kind {
  fileprivate var style: Style {
    switch self {
    case .keyword: .keyword
    case .type: .type
    case .attribute: .attribute
    case .number: .number
    case .string: .string
    case .lineComment, .blockComment: .comment
    case .identifier, .punctuation, .space, .newline: []
    }
  }
}
