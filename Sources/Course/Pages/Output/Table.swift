import PlainText

/// A table that a cell prints: aligned text on a terminal, a table on a page in a browser.
///
///     print(Table(["operator", "waits for"], [["merge", "nothing"], ["zip", "a partner"]]))
///
/// A column stands to the right if all of its cells are numbers.
public struct Table: Codable, Sendable {
  package let header: [String]
  package let rows: [[String]]

  /// Creates a table; a row with too few cells is filled with empty ones.
  ///
  /// - Parameters:
  ///   - header: The names of the columns.
  ///   - rows: The cells, row by row.
  public init(_ header: [String], _ rows: [[String]]) {
    let wide = rows.first { $0.count > header.count }
    precondition(wide == nil, "This row has more cells than the table has columns: \(wide ?? [])")
    self.header = header
    self.rows = rows.map { row in row + Array(repeating: "", count: header.count - row.count) }
  }

  /// Reads a table; each row has as many cells as its header.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    header = try container.decode([String].self, forKey: .header)
    rows = try container.decode([[String]].self, forKey: .rows)
    guard !header.isEmpty, rows.allSatisfy({ $0.count == header.count }) else {
      throw DecodingError.dataCorruptedError(
        forKey: .rows, in: container, debugDescription: "no table")
    }
  }

  package func isNumeric(_ column: Int) -> Bool {
    let cells = rows.map { $0[column] }.filter { !$0.isEmpty }
    return !cells.isEmpty && cells.allSatisfy { $0.first?.isNumber == true || Double($0) != nil }
  }
}

extension Table {
  /// Numbers stand to the right.
  package var alignments: [ColumnAlignment] {
    header.indices.map { isNumeric($0) ? .right : .left }
  }
}

extension Table: CustomStringConvertible {
  /// The table as text, with a line under its header.
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
  /// The table as text; where its lines are wider than the window, those of its cells are broken.
  package func text(within columns: Int) -> String {
    let text = description
    guard text.lines.contains(where: { $0.displayWidth > columns }) else { return text }
    let cells = ([header] + rows).map { row in row.map { [Span(text: $0)] } }
    return TableLayout(cells, alignments, isPlain: false)
      .lines(width: columns).map { $0.painted(withColor: false) }.joined(separator: "\n")
  }
}
