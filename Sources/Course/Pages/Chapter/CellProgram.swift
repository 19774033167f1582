import PlainText

/// The Swift program that runs one cell of a page: the page's imports, its declarations outside of
/// cells, and the cell, with other text in its place if a reader has changed it.
///
/// Every line stands where it stands in the page, and `#sourceLocation` gives a changed cell lines of
/// its own, so that the compiler names the lines that the reader sees.
package struct CellProgram {
  /// What the compiler calls the lines of a changed cell.
  package static let cellName = "cell"

  package let text: String

  /// Nil if the page has no cell of that number, or cannot be read.
  ///
  /// - Parameters:
  ///   - page: The text of the page's file.
  ///   - path: Where the file is.
  ///   - cell: The cell's number, from 1.
  ///   - changed: What stands in the cell's place; nil runs it as the page has it.
  package init?(page: String, path: String, cell: Int, changed: String? = nil) {
    self.init(page: PageTokens(page), path: path, cell: cell, changed: changed)
  }

  /// The same for a page whose text was taken apart already.
  package init?(page: PageTokens, path: String, cell: Int, changed: String? = nil) {
    let tokens = page.tokens
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

  /// A cell that imports a module means its program: the line moves to the top.
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

      #sourceLocation(file: \(cellName.swiftLiteral), line: 1)
      \(changed)
      #sourceLocation(file: \(path.swiftLiteral), line: \(closing))

      """
  }

  /// A cell that awaits is called with a word before its name.
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

/// The text of a page's file, taken apart once for many runs of its cells.
package struct PageTokens {
  package let text: String
  let tokens: [Token]

  package init(_ text: String) {
    self.text = text
    tokens = Lexer.tokens(of: text.withPlainNewlines)
  }
}
