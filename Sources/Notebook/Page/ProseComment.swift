/// The Markdown that a comment holds.
enum ProseComment {
  /// The text of `/*: … */`, without the space that its lines have in common.
  static func text(ofBlock comment: String) -> String {
    var body = comment.dropFirst("/*:".count)
    if body.hasSuffix("*/") { body = body.dropLast("*/".count) }
    var lines = String(body).lines
    let opening = lines.removeFirst().trimmingSpaces()
    let rest = SourceText.withoutCommonIndentation(lines)
    return SourceText.withoutBlankEnds([opening] + rest).joined(separator: "\n")
  }

  /// The text of one `//:` line.
  static func text(ofLine comment: String) -> String {
    let text = comment.dropFirst("//:".count)
    return String(text.hasPrefix(" ") ? text.dropFirst() : text)
  }

  /// The text of one `//>` line: one space after the mark is not part of it.
  static func expected(inLine comment: String) -> String {
    let text = comment.dropFirst("//>".count)
    return String(text.hasPrefix(" ") ? text.dropFirst() : text)
  }
}
