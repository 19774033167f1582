import PlainText

enum TableParser {
  static func parse(_ lines: ArraySlice<String>) -> (rows: [[[Inline]]], count: Int)? {
    guard let header = lines.first, header.contains("|"), lines.count > 1,
      isRule(lines[lines.startIndex + 1])
    else { return nil }
    let columns = cells(header).indices
    let body = lines.dropFirst(2).prefix { $0.contains("|") && !$0.isBlank }
    let rows = ([header] + body).map { line in
      let found = cells(line)
      return columns.map { index in
        InlineParser.parse(index < found.count ? found[index] : "")
      }
    }
    return (rows, 2 + body.count)
  }

  private static func isRule(_ line: String) -> Bool {
    line.contains("|")
      && cells(line).allSatisfy { cell in
        !cell.isEmpty && cell.allSatisfy { $0 == "-" }
      }
  }

  private static func cells(_ line: String) -> [String] {
    var cells = [""]
    var isCode = false
    for character in line.trimmingSpaces() {
      if character == "`" { isCode.toggle() }
      if character == "|", !isCode {
        cells.append("")
      } else {
        cells[cells.count - 1].append(character)
      }
    }
    if cells.first?.isBlank == true { cells.removeFirst() }
    if cells.last?.isBlank == true, cells.count > 1 { cells.removeLast() }
    return cells.map { $0.trimmingSpaces() }
  }
}
