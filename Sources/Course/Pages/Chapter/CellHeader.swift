import PlainText

/// The start of a call such as `cell("Title") { … }`, found in a page's tokens.
struct CellHeader {
  let title: String
  let line: Int
  private(set) var body: Range<Int>
  private(set) var end: Int
  private(set) var problem: String?

  init?(_ tokens: [Token], at start: Int) {
    guard tokens[start].text == "cell", tokens[start].kind == .identifier,
      !Self.isMember(tokens, start), start + 1 < tokens.count, tokens[start + 1].text == "(",
      let first = tokens[(start + 2)...].first(where: { !$0.isBlank }), first.kind == .string
    else { return nil }

    title = Self.text(ofLiteral: first.text)
    line = tokens[start].line
    body = start..<start
    end = start + 2
    if first.text.contains("\\(") {
      problem = "a cell's title must be plain text; remove \\( )"
    }
    guard let close = Self.closing(tokens, openedAt: start + 1) else {
      problem = "the cell \"\(title)\" has an unclosed parenthesis; add `)`"
      end = tokens.count
      return
    }
    guard let brace = tokens[(close + 1)...].firstIndex(where: { !$0.isBlank }),
      tokens[brace].text == "{"
    else {
      problem = "the cell \"\(title)\" needs { … } after its title"
      end = close + 1
      return
    }
    guard let closeBrace = Self.closing(tokens, openedAt: brace) else {
      problem = "the cell \"\(title)\" has an unclosed brace; add `}`"
      end = tokens.count
      return
    }
    body = (brace + 1)..<closeBrace
    end = closeBrace + 1
  }

  static func isMember(_ tokens: [Token], _ start: Int) -> Bool {
    guard let before = tokens[..<start].last(where: { $0.kind != .space }) else { return false }
    return before.text == "." || before.text == "func"
  }

  static func closing(_ tokens: [Token], openedAt start: Int) -> Int? {
    var depth = 0
    for index in start..<tokens.count {
      if tokens[index].opens { depth += 1 }
      if tokens[index].closes { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  static func text(ofLiteral literal: String) -> String {
    let lines = Array(literal.lines.dropFirst().dropLast()).withoutCommonIndentation
    let text =
      literal.hasPrefix("\"\"\"")
      ? lines.joined(separator: "\n") : String(literal.dropFirst().dropLast())
    return text.replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
  }
}

/// A call in a page's tokens that runs no code, such as `challenge(…)`.
struct PageCall {
  let line: Int
  let end: Int
  /// The tokens between the parentheses, without spaces and comments, or `nil` if `)` is missing.
  let arguments: [Token]?

  init?(of name: String, _ tokens: [Token], at start: Int) {
    guard tokens[start].text == name, tokens[start].kind == .identifier,
      !CellHeader.isMember(tokens, start), start + 1 < tokens.count, tokens[start + 1].text == "("
    else { return nil }
    line = tokens[start].line
    let close = CellHeader.closing(tokens, openedAt: start + 1)
    end = close.map { $0 + 1 } ?? tokens.count
    arguments = close.map { close in
      tokens[(start + 2)..<close].filter { !$0.isBlank && !$0.isComment }
    }
  }
}
