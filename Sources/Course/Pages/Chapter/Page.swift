/// The content of a page's file, before any cell runs.
package struct Page: Equatable {
  package let path: String
  package let blocks: [Block]

  package enum Block: Equatable {
    case prose(String)
    /// The level-2 heading of a folded section, as Markdown.
    case foldStart(String)
    case foldEnd
    /// Swift code between cells, such as a type that several cells use.
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
}

package struct CellSource: Codable, Equatable {
  /// The cell's number, 1 or higher.
  package let number: Int
  package let title: String
  package let line: Int
  /// The code that the page shows, without hidden lines and `//>` lines.
  package let code: String
  package let expected: [ExpectedLine]
  /// The code that the reader edits, with hidden lines but without `//>` lines.
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

/// A line that a cell should print, from a `//>` line on the page.
package struct ExpectedLine: Codable, Equatable {
  package let text: String
  package let line: Int

  package init(text: String, line: Int) {
    self.text = text
    self.line = line
  }
}

package struct PageErrors: Error, Equatable {
  package let path: String
  package let errors: [PageError]

  package var description: String {
    errors.map { "\(path):\($0.line): error: \($0.message)" }.joined(separator: "\n")
  }
}

extension StringProtocol where SubSequence == Substring {
  /// The contents of the code spans in this text.
  package var codeSpans: [String] { matches(of: /`([^`\n]+)`/).map { String($0.1) } }
}
