package enum ColumnAlignment: Equatable {
  case left, right
}

/// A table whose columns are as wide as their text, or narrower if the table would be too wide.
package struct TableLayout {
  private let alignments: [ColumnAlignment]
  private let rows: [[[Span]]]
  private let bar: String
  private let rule: (dash: String, cross: String)

  /// Creates a layout of rows, starting with the header.
  ///
  /// `alignments` has one element per column.
  package init(_ rows: [[[Span]]], _ alignments: [ColumnAlignment], isPlain: Bool) {
    self.rows = rows
    self.alignments = alignments
    bar = isPlain ? " | " : " │ "
    rule = isPlain ? ("-", "-+-") : ("─", "─┼─")
  }

  package func lines(width: Int) -> [StyledLine] {
    let widths = columnWidths(within: width - bar.count * (alignments.count - 1))
    let head = rows.prefix(1).flatMap { lines(of: $0, widths: widths) }
    let body = rows.dropFirst().flatMap { lines(of: $0, widths: widths) }
    let dashes = widths.map { repeated(rule.dash, $0) }.joined(separator: rule.cross)
    return head + [[Span(text: dashes, style: .frame)]] + body
  }

  /// Returns the column widths, narrowing the widest column repeatedly until the table fits.
  ///
  /// Words are split only if the table is still too wide.
  private func columnWidths(within width: Int) -> [Int] {
    var widths = alignments.indices.map { column in
      rows.map { $0[column].displayWidth }.max() ?? 0
    }
    let least = alignments.indices.map { column in
      rows.flatMap { Word.words(of: $0[column]).map(\.width) }.max() ?? 0
    }
    for mayCutWords in [false, true] {
      while widths.reduce(0, +) > width {
        let candidates = widths.indices.filter { widths[$0] > (mayCutWords ? 4 : least[$0]) }
        guard let widest = candidates.max(by: { widths[$0] < widths[$1] }) else { break }
        widths[widest] -= 1
      }
    }
    return widths
  }

  private func lines(of row: [[Span]], widths: [Int]) -> [StyledLine] {
    let cells = zip(row, widths).map { wrapped($0, width: max($1, 1)) }
    let height = cells.map(\.count).max() ?? 0
    return (0..<height).map { index in
      let parts = cells.indices.map { column in
        aligned(
          index < cells[column].count ? cells[column][index] : [], width: widths[column],
          alignments[column])
      }
      return Array(parts.joined(separator: [Span(text: bar, style: .frame)]))
    }
  }

  private func aligned(
    _ line: StyledLine, width: Int, _ alignment: ColumnAlignment
  ) -> StyledLine {
    let space = max(width - line.displayWidth, 0)
    let spaces = [Span(text: repeated(" ", space))]
    return alignment == .right ? spaces + line : line + spaces
  }
}
