import PlainText

/// Reads a table: a header, a line of dashes, rows.
enum TableParser {
  static func parse(_ lines: ArraySlice<String>) -> (table: MarkdownTable, count: Int)? {
    guard let header = lines.first, header.contains("|"), lines.count > 1,
      let alignments = alignments(lines[lines.startIndex + 1]),
      cells(header).count == alignments.count
    else { return nil }
    let body = lines.dropFirst(2).prefix { $0.contains("|") && !$0.isBlank }
    let rows = ([header] + body).map { line in
      let found = cells(line)
      return alignments.indices.map { index in
        InlineParser.parse(index < found.count ? found[index] : "")
      }
    }
    return (MarkdownTable(alignments: alignments, rows: rows), 2 + body.count)
  }

  private static func alignments(_ line: String) -> [ColumnAlignment]? {
    let marks = cells(line)
    let areDashes = marks.allSatisfy { mark in
      mark.contains("-") && mark.allSatisfy { $0 == "-" || $0 == ":" }
    }
    guard line.contains("|"), areDashes else { return nil }
    return marks.map { mark in
      switch (mark.hasPrefix(":"), mark.hasSuffix(":")) {
      case (true, true): .centre
      case (false, true): .right
      default: .left
      }
    }
  }

  /// Cuts a row at its bars, but not at `\|` nor inside of a code span.
  private static func cells(_ line: String) -> [String] {
    var cells = [""]
    var isCode = false
    var isEscaped = false
    for character in line.trimmingSpaces() {
      if character == "|", isEscaped {
        cells[cells.count - 1].removeLast()
      }
      if character == "`", !isEscaped { isCode.toggle() }
      if character == "|", !isEscaped, !isCode {
        cells.append("")
      } else {
        cells[cells.count - 1].append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    if cells.first?.isBlank == true { cells.removeFirst() }
    if cells.last?.isBlank == true, cells.count > 1 { cells.removeLast() }
    return cells.map { $0.trimmingSpaces() }
  }
}
