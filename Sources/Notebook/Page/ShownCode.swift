/// The part of some tokens that a reader sees.
///
/// Left out are `//>` lines, imports, and what stands between the lines `// snippet.hide` and
/// `// snippet.show`.
enum ShownCode {
  static func text(of tokens: ArraySlice<Token>) -> String {
    guard let firstLine = tokens.first?.line else { return "" }
    var lines = tokens.map(\.text).joined().lines
    let left = leftOut(of: tokens)
    // The text after `{` on its line has lost its indentation.
    let opening = lines.removeFirst().trimmingSpaces()
    let rest = zip(lines, (firstLine + 1)...).filter { !left.contains($0.1) }.map(\.0)
    let indented = SourceText.withoutCommonIndentation(rest)
    let shown = left.contains(firstLine) ? indented : [opening] + indented
    return SourceText.withoutDoubleBlanks(SourceText.withoutBlankEnds(shown))
      .map(\.withoutTrailingSpaces)
      .joined(separator: "\n")
  }

  private static func leftOut(of tokens: ArraySlice<Token>) -> Set<Int> {
    var left: Set<Int> = []
    var hiddenFrom: Int?
    for token in tokens where token.kind == .lineComment || token.isImport {
      switch token.text.lowercased().filter({ $0 != " " }) {
      case "//snippet.hide":
        hiddenFrom = hiddenFrom ?? token.line
      case "//snippet.show":
        left.formUnion((hiddenFrom ?? token.line)...token.line)
        hiddenFrom = nil
      case _ where token.isExpected || token.isImport:
        left.insert(token.line)
      default:
        break
      }
    }
    if let hiddenFrom, let last = tokens.last?.line { left.formUnion(hiddenFrom...last) }
    return left
  }
}

extension Token {
  var isImport: Bool { kind == .keyword && text == "import" }
  var isExpected: Bool { kind == .lineComment && text.hasPrefix("//>") }
  var isProseLine: Bool { kind == .lineComment && text.hasPrefix("//:") }
  var isProseBlock: Bool { kind == .blockComment && text.hasPrefix("/*:") }
}
