/// A block of Markdown.
indirect enum MarkdownBlock: Equatable {
  case heading(level: Int, [Inline])
  case paragraph([Inline])
  case list(MarkdownList)
  case quote([MarkdownBlock])
  case code(String, language: String)
  case table(MarkdownTable)
  case rule
}

/// A list; `start` is nil if it has bullets.
struct MarkdownList: Equatable {
  let start: Int?
  let items: [[MarkdownBlock]]
}

/// A table with its columns' alignments.
struct MarkdownTable: Equatable {
  enum Alignment: Equatable {
    case left, centre, right
  }

  let alignments: [Alignment]
  /// The header first; each row has as many cells as there are alignments.
  let rows: [[[Inline]]]
}
