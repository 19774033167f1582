import Pages
import PlainText

/// A converter from a cell's output to HTML.
package struct HTMLOutput {
  private let title: String
  /// The experiments, keyed by the titles of their drawings.
  private let experiments: [String: String]

  package init(title: String, experiments: [String: String] = [:]) {
    self.title = title
    self.experiments = experiments
  }

  package func html(_ pieces: [OutputPiece]) -> String {
    var diagrams = 0
    return pieces.withJoinedText.map { piece in
      if piece.diagram != nil { diagrams += 1 }
      return html(piece, title: diagrams < 2 ? title : "\(title) (\(diagrams))")
    }
    .joined(separator: "\n")
  }

  private func html(_ piece: OutputPiece, title: String) -> String {
    switch piece {
    case .drawn(let diagram, _):
      return HTMLDiagram.html(
        diagram, title: title, label: label("Diagram"), experiment: experiments[title])
    case .table(let table):
      let rows = ([table.header] + table.rows).map { $0.map(\.escapedForHTML) }
      return HTMLTable(rows: rows, alignments: table.alignments).html
    case .text, .measured:
      let text = piece.shown.withoutLastNewline.escapedForHTML
      return """
        <pre class="output" role="group" aria-label="\(label("Output"))" tabindex="0">\
        <samp>\(text)</samp></pre>
        """
    }
  }

  private func label(_ kind: String) -> String { "\(kind) of \(title)".escapedForHTML }
}

/// A table that has a header row and scrolls sideways if it is too wide.
struct HTMLTable {
  /// The cells of each row, as HTML.
  let rows: [[String]]
  let alignments: [ColumnAlignment]

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
      // An empty header cell would fail the accessibility check.
      let tag = cell.isEmpty ? "td" : tag
      let scope = tag == "th" ? " scope=\"col\"" : ""
      let side = alignments[column] == .right ? " class=\"right\"" : ""
      return "<\(tag)\(scope)\(side)>\(cell)</\(tag)>"
    }
    return "<tr>\(cells.joined())</tr>"
  }
}
