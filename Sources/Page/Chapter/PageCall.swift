/// A call of a page's that runs nothing, such as `challenge(…)`, among the page's tokens.
struct PageCall {
  let line: Int
  /// The first token after the closing parenthesis.
  let end: Int
  /// What stands between the parentheses, without spaces and comments; nil where no ) closes the call.
  let arguments: [Token]?

  /// Finds a call of that name that begins at `start`, and nothing if none begins there.
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
