import PlainText

/// A Swift program that runs one cell of a page.
///
/// The program consists of the page's imports and declarations, and the cell or the reader's
/// version of it. Each line has the same number as on the page. In a changed cell, line numbers
/// start at 1, so that the compiler's messages match the text that the reader sees.
package struct CellProgram {
  package let text: String

  /// Creates the program of a cell, or returns `nil` if the page has no such cell.
  ///
  /// - Parameters:
  ///   - cell: The cell's number, 1 or higher.
  ///   - changed: The reader's text, or `nil` to run the cell as it is on the page.
  package init?(page: String, path: String, cell: Int, changed: String? = nil) {
    let tokens = Lexer.tokens(of: page.withPlainNewlines)
    let (imports, changed) = Self.withoutImports(changed)
    var program = imports + "#sourceLocation(file: \(path.swiftLiteral), line: 1)\n"
    var index = 0
    var depth = 0
    var number = 0
    var isFound = false
    while index < tokens.count {
      let token = tokens[index]
      if depth == 0, let header = CellHeader(tokens, at: index), header.problem == nil {
        number += 1
        if number == cell {
          isFound = true
          program += tokens[index..<header.body.lowerBound].map(\.text).joined()
          program += Self.body(tokens, header, changed: changed, path: path)
          program += tokens[header.body.upperBound..<header.end].map(\.text).joined()
        } else {
          program = Self.withoutCallBefore(program)
          program += newlines(tokens[index..<header.end])
        }
        index = header.end
        continue
      }
      if depth == 0, let header = ChallengeHeader(tokens, at: index) {
        program += newlines(tokens[index..<header.end])
        index = header.end
        continue
      }
      if token.opens { depth += 1 }
      if token.closes { depth -= 1 }
      program += token.isComment ? newlines([token]) : token.text
      index += 1
    }
    guard isFound else { return nil }
    text = program + "\n"
  }

  /// Splits a changed cell into its imports, which go to the top of the program, and the rest.
  private static func withoutImports(_ changed: String?) -> (imports: String, rest: String?) {
    guard let changed else { return ("", nil) }
    let lines = changed.withPlainNewlines.lines
    let isImport = { (line: String) in line.trimmingSpaces().hasPrefix("import ") }
    return (
      lines.filter(isImport).map { $0 + "\n" }.joined(),
      lines.map { isImport($0) ? "" : $0 }.joined(separator: "\n")
    )
  }

  private static func body(
    _ tokens: [Token], _ header: CellHeader, changed: String?, path: String
  ) -> String {
    guard let changed else { return tokens[header.body].map(\.text).joined() }
    let closing = tokens[header.body.upperBound].line
    return """

      #sourceLocation(file: "cell", line: 1)
      \(changed)
      #sourceLocation(file: \(path.swiftLiteral), line: \(closing))

      """
  }

  private static func withoutCallBefore(_ program: String) -> String {
    var program = Substring(program)
    for word in ["await", "try"] {
      let ending = program.reversed().prefix { $0 == " " }.count
      let call = program.dropLast(ending)
      if call.hasSuffix(word), call.dropLast(word.count).last.map(\.isWhitespace) ?? true {
        program = call.dropLast(word.count)
      }
    }
    return String(program)
  }
}

private func newlines(_ tokens: some Sequence<Token>) -> String {
  repeated("\n", tokens.reduce(0) { $0 + $1.text.utf8.count { $0 == UInt8(ascii: "\n") } })
}

extension String {
  fileprivate var swiftLiteral: String {
    "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
