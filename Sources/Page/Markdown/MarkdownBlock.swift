import PlainText

/// A block of Markdown.
package indirect enum MarkdownBlock: Equatable {
  case heading(level: Int, [Inline])
  case paragraph([Inline])
  case list(MarkdownList)
  case quote([MarkdownBlock])
  case code(String, language: String)
  case table(MarkdownTable)
  case rule
}

/// A list; `start` is nil if it has bullets.
package struct MarkdownList: Equatable {
  package let start: Int?
  package let items: [[MarkdownBlock]]
}

/// A table with its columns' alignments.
package struct MarkdownTable: Equatable {
  package let alignments: [ColumnAlignment]
  /// The header first; each row has as many cells as there are alignments.
  package let rows: [[[Inline]]]
}

/// A piece of Markdown inside a line.
package indirect enum Inline: Equatable {
  case text(String)
  case code(String)
  case emphasis([Inline])
  case strong([Inline])
  case link([Inline], target: String)
  case lineBreak
}

extension [Inline] {
  /// The text without its marks.
  package var plainText: String {
    map { piece in
      switch piece {
      case .text(let text), .code(let text): text
      case .emphasis(let inner), .strong(let inner), .link(let inner, _): inner.plainText
      case .lineBreak: " "
      }
    }.joined()
  }
}

extension [MarkdownBlock] {
  /// The text without its marks.
  package var plainText: String {
    map { block in
      switch block {
      case .heading(_, let text), .paragraph(let text): text.plainText
      case .list(let list): list.items.map(\.plainText).joined(separator: "\n")
      case .quote(let blocks): blocks.plainText
      case .code(let code, _): code
      case .table(let table): table.rows.joined().map(\.plainText).joined(separator: " ")
      case .rule: ""
      }
    }.joined(separator: "\n")
  }
}
