import PlainText

/// A search for declarations in Swift files.
package enum Declaration {
  /// Returns the first declaration with this name, with its attributes and without its
  /// documentation.
  static func named(_ name: String, in text: String) -> String? {
    let tokens = Lexer.tokens(of: text)
    guard let start = tokens.indices.first(where: { declares(name, tokens, at: $0) }) else {
      return nil
    }
    let lines = text.lines
    var first = tokens[start].line
    while first > 1, lines[first - 2].trimmingSpaces().hasPrefix("@") { first -= 1 }
    let last = lastLine(of: tokens, from: start, lines)
    let shown = Array(lines[(first - 1)..<last]).withoutCommonIndentation
    return withoutDocumentation(shown.joined(separator: "\n"))
  }

  package static func withoutDocumentation(_ text: String) -> String {
    let lines = text.lines
    let shown = lines.filter { !$0.trimmingSpaces().hasPrefix("///") }
    return shown.withoutBlankEnds.withoutDoubleBlanks.joined(separator: "\n")
  }

  private static func declares(_ name: String, _ tokens: [Token], at index: Int) -> Bool {
    guard tokens[index].kind == .keyword, introducers.contains(tokens[index].text) else {
      return false
    }
    // `init` is both a keyword and a name. Any other name that is a keyword is in backticks.
    let next = tokens[(index + 1)...].first { !$0.isBlank && !$0.isComment }
    let names = [tokens[index].text, next?.text ?? ""]
    return names.contains(name) || names.contains("`\(name)`")
  }

  private static let introducers: Set<String> = [
    "func", "var", "let", "class", "struct", "enum", "extension", "protocol", "init", "deinit",
    "subscript",
  ]

  /// Returns the number of the declaration's last line.
  ///
  /// A declaration ends at its closing brace. Without braces, it ends at its last continuation
  /// line.
  private static func lastLine(of tokens: [Token], from start: Int, _ lines: [String]) -> Int {
    let first = lines[tokens[start].line - 1]
    var depth = 0
    for token in tokens[start...] {
      if token.opens { depth += 1 }
      if token.closes { depth -= 1 }
      if depth == 0, token.text == "}" { return token.line }
      if depth == 0, token.kind == .newline, !continues(first, with: lines[token.line]) {
        return token.line
      }
    }
    return lines.count
  }

  private static func continues(_ first: String, with line: String) -> Bool {
    if line.isBlank { return false }
    let indentation = { (line: String) in line.prefix { $0 == " " }.count }
    let start = line.trimmingSpaces()
    return indentation(line) > indentation(first)
      || ["{", ")", ">", "->", "where ", "throws ", "async "].contains { start.hasPrefix($0) }
  }
}
