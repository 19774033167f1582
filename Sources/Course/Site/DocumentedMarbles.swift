import Lab
import Marbles
import PlainText

/// The marble diagram in an operator's documentation, with one character per second.
///
///     self        --1--2-----3----|
///     1 →           a----b|
///     3 →                    a----b|
///     exhaustMap  --a----b---a----b|
///
/// A row starts at its first marble, and the last row is the result. Two spaces precede a remark.
struct DocumentedMarbles {
  let rows: [Line]
  /// A Boolean value that indicates whether a row has a remark (drawings omit remarks).
  let hasRemarks: Bool

  struct Line {
    /// The name of the row or, if the row is the result, the call, such as `take(2)`.
    let name: String
    /// The marbles, from the start of the row.
    let text: String
    /// The events, with times relative to the start of the diagram.
    let placed: Timeline<String>
  }

  /// Creates a diagram from its lines, or returns `nil` if a row is not marble text.
  init?(_ lines: [String]) {
    guard let first = lines.first else { return nil }
    let margin = first.prefixMatch(of: /\S+(?: \S+)*\s{2,}/)?.output.count ?? 0
    // Create this outside the loop, because a regex literal is compiled each time it is evaluated.
    let token =
      /\([^()]*(?:\(…\)[^()]*)?\)|\[[^\]]*\]|true|false|next\(\w\)|error\(…\)|\d+|\w\d*|[-|#^!]/
    var rows: [Line] = []
    var pending: String?
    hasRemarks = lines.contains { $0.dropFirst(margin).trimmingSpaces().contains("  ") }
    for line in lines {
      let line = line.replacing("(waits)", with: "       ")
      let before = line.prefix(margin)
      if let last = before.last, last != " " {
        pending = line
        continue
      }
      let text = line.dropFirst(margin)
      let start = text.prefix { $0 == " " }.count
      guard let row = Self.row(String(text.dropFirst(start)), of: token, start: start) else {
        return nil
      }
      let name = pending ?? before.split(separator: " ").joined(separator: " ")
      rows.append(Line(name: name, text: row.text, placed: row.placed))
      pending = nil
    }
    self.rows = rows
  }

  var diagram: Diagram {
    Diagram(rows: rows.map { Row($0.name, $0.placed) }).coloredByValue
  }

  private static func row(
    _ text: String, of token: Regex<Substring>, start: Int
  ) -> (text: String, placed: Timeline<String>)? {
    let text = text.split(separator: /\s{2,}/).first.map(String.init) ?? ""
    var tokens: [String] = []
    var rest = text[...]
    while !rest.isEmpty, rest != "…" {
      guard let found = rest.prefixMatch(of: token) else { return nil }
      rest = rest[found.range.upperBound...]
      tokens.append(Self.marbles(String(found.output)))
      if !rest.isEmpty {
        tokens += Array(repeating: "-", count: found.output.count - 1)
      }
    }
    var placed = tokens
    if start > 0, let first = placed.first, !placed.contains("^") {
      let inner = first.hasPrefix("(") ? String(first.dropFirst().dropLast()) : first
      placed[0] = first == "-" ? "^" : "(^\(inner))"
    }
    let whole = String(repeating: "-", count: start) + placed.joined()
    guard let timeline = try? Timeline<String>(marbles: whole, error: { NamedError($0) }) else {
      return nil
    }
    return (tokens.filter { $0 != "^" }.joined(), timeline)
  }

  /// Returns marble text for a token, with quotation marks around longer words.
  private static func marbles(_ token: String) -> String {
    if token.hasPrefix("("), token.hasSuffix(")") {
      let words = token.dropFirst().dropLast().matches(
        of: /\[[^\]]*\]|true|false|error\(…\)|\d+|\w\d*|[|#]/)
      return "(" + words.map { marbles(String($0.output)) }.joined(separator: " ") + ")"
    }
    return token.count > 1 ? "'\(token)'" : token
  }
}
