import PlainText

/// One declaration of a Swift file, as its readers see it.
package enum Declaration {
  /// The first declaration of that name, with its attributes and without its documentation.
  static func named(_ name: String, in text: String) -> String? {
    let tokens = Lexer.tokens(of: text)
    let name = DeclarationName(name)
    guard let start = tokens.indices.first(where: { name.isDeclared(tokens, at: $0) }) else {
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

  /// The line that closes the first brace; without one, the last line that goes on with the first.
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

  /// Whether a line goes on with a declaration: it stands further in, or begins with what must follow.
  private static func continues(_ first: String, with line: String) -> Bool {
    if line.isBlank { return false }
    let indentation = { (line: String) in line.prefix { $0 == " " }.count }
    let start = line.trimmingSpaces()
    return indentation(line) > indentation(first)
      || ["{", ")", ">", "->", "where ", "throws ", "async "].contains { start.hasPrefix($0) }
  }
}

/// The name by which a page asks for a declaration: `sendNext`, or with its labels where several have
/// one name, `subscribe(next:error:completed:)`.
struct DeclarationName {
  private static let introducers: Set<String> = [
    "func", "var", "let", "class", "struct", "enum", "extension", "protocol", "init", "deinit",
    "subscript",
  ]

  private let base: String
  private let labels: String?

  init(_ name: String) {
    let parts = name.split(separator: "(", maxSplits: 1).map(String.init)
    base = parts.first ?? ""
    labels = parts.count > 1 ? String(parts[1].dropLast()) : nil
  }

  /// Whether a declaration of this name begins at a token.
  func isDeclared(_ tokens: [Token], at index: Int) -> Bool {
    guard tokens[index].kind == .keyword, Self.introducers.contains(tokens[index].text) else {
      return false
    }
    // The keyword of an initialiser is its name.
    let rest = tokens[index...].lazy.filter { !$0.isBlank && !$0.isComment }
      .dropFirst(tokens[index].text == base ? 0 : 1)
    // A name that is also a keyword stands in backticks where it is declared.
    guard let name = rest.first?.text, name == base || name == "`\(base)`" else { return false }
    return labels == nil || labels == Self.labels(rest.dropFirst())
  }

  /// The labels of the parameters that come next, each with its colon: `next:error:`.
  private static func labels(_ tokens: some Sequence<Token>) -> String {
    var labels = ""
    var depth = 0
    var label: String?
    var awaitsLabel = false
    for token in tokens {
      if token.closes { depth -= 1 }
      if token.text == "{" || (token.closes && depth == 0) { break }
      if depth == 1, token.text == ":", let label { labels += label + ":" }
      label = awaitsLabel ? token.text : token.text == ":" ? nil : label
      if token.opens { depth += 1 }
      awaitsLabel = depth == 1 && (token.text == "(" || token.text == ",")
    }
    return labels
  }
}
