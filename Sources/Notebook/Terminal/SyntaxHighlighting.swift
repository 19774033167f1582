/// Swift source as styled lines; no line is broken.
func highlighted(_ code: String) -> [StyledLine] {
  var lines: [StyledLine] = [[]]
  for token in Lexer.tokens(of: code) {
    let parts = token.text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      if index > 0 { lines.append([]) }
      if !part.isEmpty {
        lines[lines.count - 1].append(Span(text: String(part), style: token.kind.style))
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
