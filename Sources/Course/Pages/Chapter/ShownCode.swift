import PlainText

/// The part of a page's code that the reader sees.
///
/// It doesn't contain `//>` lines, imports, or lines between `// snippet.hide` and
/// `// snippet.show`.
enum ShownCode {
  static func text(of tokens: ArraySlice<Token>, withHidden: Bool = false) -> String {
    guard let firstLine = tokens.first?.line else { return "" }
    var lines = tokens.map(\.text).joined().lines
    let left = leftOut(of: tokens, keepsHidden: withHidden)
    // The first line may begin after `{`, so its indentation doesn't count.
    let opening = lines.removeFirst().trimmingSpaces()
    let rest = zip(lines, (firstLine + 1)...).filter { !left.contains($0.1) }.map(\.0)
    let indented = rest.withoutCommonIndentation
    let shown = left.contains(firstLine) ? indented : [opening] + indented
    return shown.withoutBlankEnds.withoutDoubleBlanks.map(\.withoutTrailingSpaces)
      .joined(separator: "\n")
  }

  private static func leftOut(of tokens: ArraySlice<Token>, keepsHidden: Bool) -> Set<Int> {
    var left: Set<Int> = []
    var hiddenFrom: Int?
    for token in tokens where token.kind == .lineComment || token.isImport {
      switch token.text.lowercased().filter({ $0 != " " }) {
      case "//snippet.hide" where !keepsHidden:
        hiddenFrom = hiddenFrom ?? token.line
      case "//snippet.show" where !keepsHidden:
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

enum ProseComment {
  static func text(ofBlock comment: String) -> String {
    var body = comment.dropFirst("/*:".count)
    if body.hasSuffix("*/") { body = body.dropLast("*/".count) }
    var lines = String(body).lines
    let opening = lines.removeFirst().trimmingSpaces()
    let rest = lines.withoutCommonIndentation
    return ([opening] + rest).withoutBlankEnds.joined(separator: "\n")
  }

  /// Returns the text after `//:` or `//>`.
  static func text(ofLine comment: String) -> String {
    let text = comment.dropFirst("//:".count)
    return String(text.hasPrefix(" ") ? text.dropFirst() : text)
  }
}
