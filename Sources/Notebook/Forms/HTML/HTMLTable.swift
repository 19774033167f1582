/// A table whose first row is its header; wide ones are moved sideways, by touch or by key.
struct HTMLTable {
  /// The cells, as HTML.
  let rows: [[String]]
  let isRight: [Bool]
  let isCentre: [Bool]

  var html: String {
    let head = row(rows[0], "th")
    let body = rows.dropFirst().map { row($0, "td") }.joined(separator: "\n")
    return """
      <div class="wide" role="group" aria-label="Table" tabindex="0"><table>
      <thead>
      \(head)
      </thead>
      <tbody>
      \(body)
      </tbody>
      </table></div>
      """
  }

  private func row(_ cells: [String], _ tag: String) -> String {
    let cells = cells.enumerated().map { column, cell in
      let scope = tag == "th" ? " scope=\"col\"" : ""
      let side = isRight[column] ? " class=\"right\"" : isCentre[column] ? " class=\"centre\"" : ""
      return "<\(tag)\(scope)\(side)>\(cell)</\(tag)>"
    }
    return "<tr>\(cells.joined())</tr>"
  }
}

extension HTMLTable {
  init(_ table: Table) {
    self.init(
      rows: ([table.header] + table.rows).map { $0.map(\.escapedForHTML) },
      isRight: table.header.indices.map(table.isNumeric),
      isCentre: table.header.map { _ in false })
  }
}
