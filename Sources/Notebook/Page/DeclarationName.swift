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
