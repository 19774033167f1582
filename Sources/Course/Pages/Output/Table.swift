import PlainText

/// A table that a cell can print.
///
/// A terminal shows the table as aligned text, and a browser shows it as an HTML table.
///
///     print(Table(["operator", "waits for"], [["merge", "nothing"], ["zip", "a partner"]]))
///
/// Columns of numbers are aligned to the right.
public struct Table: Codable, Sendable {
  package let header: [String]
  package let rows: [[String]]

  /// Creates a table, adding empty cells to short rows.
  public init(_ header: [String], _ rows: [[String]]) {
    let wide = rows.first { $0.count > header.count }
    precondition(wide == nil, "This row has more cells than the table has columns: \(wide ?? [])")
    self.header = header
    self.rows = rows.map { row in row + Array(repeating: "", count: header.count - row.count) }
  }

  /// Creates a table from the keys `header` and `rows`.
  ///
  /// Throws if the header is empty or a row doesn't have as many cells as the header.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    header = try container.decode([String].self, forKey: .header)
    rows = try container.decode([[String]].self, forKey: .rows)
    guard !header.isEmpty, rows.allSatisfy({ $0.count == header.count }) else {
      throw DecodingError.dataCorruptedError(
        forKey: .rows, in: container, debugDescription: "not a table")
    }
  }

  package func isNumeric(_ column: Int) -> Bool {
    let cells = rows.map { $0[column] }.filter { !$0.isEmpty }
    return !cells.isEmpty && cells.allSatisfy { $0.first?.isNumber == true || Double($0) != nil }
  }
}

extension Table {
  package var alignments: [ColumnAlignment] {
    header.indices.map { isNumeric($0) ? .right : .left }
  }
}

extension Table: CustomStringConvertible {
  /// The table as text, with a line below the header.
  public var description: String {
    let widths = header.indices.map { column in
      ([header] + rows).map { $0[column].displayWidth }.max() ?? 0
    }
    let rule = widths.map { repeated("─", $0) }.joined(separator: "──")
    let lines = ([header] + rows).map { row in
      header.indices.map { column in
        let space = repeated(" ", widths[column] - row[column].displayWidth)
        return isNumeric(column) ? space + row[column] : row[column] + space
      }.joined(separator: "  ").withoutTrailingSpaces
    }
    return ([lines[0], rule] + lines.dropFirst()).joined(separator: "\n")
  }
}

extension Table {
  /// Returns the table as text, with wrapped cells if it is wider than the window.
  package func text(within columns: Int) -> String {
    let text = description
    guard text.lines.contains(where: { $0.displayWidth > columns }) else { return text }
    let cells = ([header] + rows).map { row in row.map { [Span(text: $0)] } }
    return TableLayout(cells, alignments, isPlain: false)
      .lines(width: columns).map { $0.painted(withColor: false) }.joined(separator: "\n")
  }
}
