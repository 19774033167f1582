/// A page as its file holds it, before any cell runs.
package struct Page: Equatable {
  package let path: String
  package let blocks: [Block]

  package enum Block: Equatable {
    /// Markdown.
    case prose(String)
    /// The level-2 heading of a folded section, as Markdown.
    case foldStart(String)
    case foldEnd
    /// Swift between cells, such as a type that several cells use.
    case code(String)
    case cell(CellSource)
    case challenge(Challenge)
    case why(Why)
  }

  package var cells: [CellSource] {
    blocks.compactMap { block in
      if case .cell(let cell) = block { cell } else { nil }
    }
  }

  /// The page without the cells that the reader does not ask for.
  package func showing(cell number: Int?) -> Page {
    guard let number else { return self }
    return Page(
      path: path,
      blocks: blocks.filter { block in
        if case .cell(let cell) = block { cell.number == number } else { true }
      })
  }
}

/// A cell as the page's file holds it.
package struct CellSource: Codable, Equatable {
  /// Counts from 1.
  package let number: Int
  package let title: String
  package let line: Int
  /// What the reader sees: without hidden lines, without the expected ones.
  package let code: String
  package let expected: [ExpectedLine]
  /// What a reader changes: with hidden lines, without the expected ones.
  package let editable: String

  package init(
    number: Int, title: String, line: Int, code: String, expected: [ExpectedLine],
    editable: String? = nil
  ) {
    self.number = number
    self.title = title
    self.line = line
    self.code = code
    self.expected = expected
    self.editable = editable ?? code
  }
}

/// A `//>` line: what the cell has to print, and where the page says so.
package struct ExpectedLine: Codable, Equatable {
  package let text: String
  package let line: Int

  package init(text: String, line: Int) {
    self.text = text
    self.line = line
  }
}

/// All that is wrong with one page, in the order of its lines.
package struct PageErrors: Error, Equatable {
  package let path: String
  package let errors: [PageError]

  package var description: String {
    errors.map { "\(path):\($0.line): error: \($0.message)" }.joined(separator: "\n")
  }
}

extension Page {
  /// The text of the page's first heading.
  package var title: String? {
    for case .prose(let text) in blocks {
      for case .heading(_, let title) in MarkdownParser.parse(text) { return title.plainText }
    }
    return nil
  }
}

extension StringProtocol where SubSequence == Substring {
  /// What is set as code, in backticks.
  package var codeSpans: [String] { matches(of: /`([^`\n]+)`/).map { String($0.1) } }
}
