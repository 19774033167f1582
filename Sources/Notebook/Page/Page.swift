/// A page as its file holds it, before any cell runs.
package struct Page: Equatable {
  let path: String
  package let blocks: [Block]

  package enum Block: Equatable {
    /// Markdown.
    case prose(String)
    /// Swift between cells, such as a type that several cells use.
    case code(String)
    case cell(CellSource)
  }

  var cells: [CellSource] {
    blocks.compactMap { block in
      if case .cell(let cell) = block { cell } else { nil }
    }
  }

  /// The page without the cells that the reader does not ask for.
  func showing(cell number: Int?) -> Page {
    guard let number else { return self }
    return Page(
      path: path,
      blocks: blocks.filter { block in
        if case .cell(let cell) = block { cell.number == number } else { true }
      })
  }
}

/// A cell as the page's file holds it.
package struct CellSource: Equatable {
  /// Counts from 1.
  let number: Int
  package let title: String
  package let line: Int
  /// What the reader sees: without hidden lines, without the expected ones.
  package let code: String
  let expected: [ExpectedLine]
}

/// A `//>` line: what the cell has to print, and where the page says so.
struct ExpectedLine: Equatable {
  let text: String
  let line: Int
}
