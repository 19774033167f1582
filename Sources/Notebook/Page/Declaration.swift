/// One declaration of a Swift file, as its readers see it.
enum Declaration {
  private static let introducers: Set<String> = [
    "func", "var", "let", "class", "struct", "enum", "extension", "protocol", "init", "deinit",
    "subscript",
  ]

  /// The first declaration of that name, with its attributes and without its documentation.
  static func named(_ name: String, in text: String) -> String? {
    let tokens = Lexer.tokens(of: text)
    guard let start = tokens.indices.first(where: { introduces(name, tokens, at: $0) }) else {
      return nil
    }
    let lines = text.lines
    var first = tokens[start].line
    while first > 1, lines[first - 2].trimmingSpaces().hasPrefix("@") { first -= 1 }
    let last = lastLine(of: tokens, from: start)
    return SourceText.withoutCommonIndentation(Array(lines[(first - 1)..<last]))
      .joined(separator: "\n")
  }

  static func withoutDocumentation(_ text: String) -> String {
    let lines = text.lines
    let shown = lines.filter { !$0.trimmingSpaces().hasPrefix("///") }
    return SourceText.withoutDoubleBlanks(SourceText.withoutBlankEnds(shown))
      .joined(separator: "\n")
  }

  private static func introduces(_ name: String, _ tokens: [Token], at index: Int) -> Bool {
    guard tokens[index].kind == .keyword, introducers.contains(tokens[index].text) else {
      return false
    }
    if tokens[index].text == name { return true }
    // A name that is also a keyword stands in backticks where it is declared.
    let declared = tokens[(index + 1)...].first { !$0.isBlank }?.text
    return declared == name || declared == "`\(name)`"
  }

  /// The line that closes the first brace; without one, the line that closes the last parenthesis.
  private static func lastLine(of tokens: [Token], from start: Int) -> Int {
    var depth = 0
    for index in start..<tokens.count {
      let token = tokens[index]
      if token.opens { depth += 1 }
      if token.closes { depth -= 1 }
      if depth == 0, token.text == "}" { return token.line }
      if depth == 0, token.kind == .newline, !continues(tokens, after: index) { return token.line }
    }
    return tokens.last?.line ?? 1
  }

  private static func continues(_ tokens: [Token], after newline: Int) -> Bool {
    guard let next = tokens[newline...].first(where: { !$0.isBlank })?.text else { return false }
    return ["{", "->", "where", "throws"].contains(next)
  }
}
