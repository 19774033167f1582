import PlainText

/// The text of a page's file, taken apart once for many runs of its cells.
package struct PageTokens {
  package let text: String
  let tokens: [Token]

  package init(_ text: String) {
    self.text = text
    tokens = Lexer.tokens(of: text.withPlainNewlines)
  }
}
