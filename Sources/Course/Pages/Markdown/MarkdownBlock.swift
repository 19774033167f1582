import PlainText

package indirect enum MarkdownBlock: Equatable {
  case heading(level: Int, [Inline])
  case paragraph([Inline])
  case list(MarkdownList)
  case code(String, language: String)
  /// The rows, starting with the header.
  ///
  /// All rows have the same number of cells.
  case table([[[Inline]]])
}

package struct MarkdownList: Equatable {
  package let isNumbered: Bool
  package let items: [[MarkdownBlock]]
}

package indirect enum Inline: Equatable {
  case text(String)
  case code(String)
  case emphasis([Inline])
  case strong([Inline])
  case link([Inline], target: String)
}

extension [Inline] {
  /// The text without markup.
  package var plainText: String {
    map { piece in
      switch piece {
      case .text(let text), .code(let text): text
      case .emphasis(let inner), .strong(let inner), .link(let inner, _): inner.plainText
      }
    }.joined()
  }
}

extension [MarkdownBlock] {
  /// The text without markup.
  package var plainText: String {
    map { block in
      switch block {
      case .heading(_, let text), .paragraph(let text): text.plainText
      case .list(let list): list.items.map(\.plainText).joined(separator: "\n")
      case .code(let code, _): code
      case .table(let rows): rows.joined().map(\.plainText).joined(separator: " ")
      }
    }.joined(separator: "\n")
  }
}
