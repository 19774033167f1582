import Marbles

/// What a cell has put out: text as it is, diagrams drawn, tables and charts as such.
struct HTMLOutput {
  /// The cell's.
  let title: String

  func html(_ pieces: [OutputPiece]) -> String {
    pieces.joined { piece in
      switch piece {
      case .drawn, .table, .bars: true
      case .text, .measured: false
      }
    }
    .titled(title).map(html).joined(separator: "\n")
  }

  private func html(_ piece: OutputPiece, title: String) -> String {
    switch piece {
    case .drawn(let diagram, _):
      return """
        <figure class="wide" role="group" aria-label="\(label("Diagram"))" tabindex="0">
        \(diagram.svg(title: title))
        </figure>
        """
    case .table(let table): return HTMLTable(table).html
    case .bars(let chart): return html(chart)
    case .text, .measured:
      let text = piece.shown.withoutLastNewline.escapedForHTML
      return """
        <pre class="output" role="group" aria-label="\(label("Output"))" tabindex="0">\
        <samp>\(text)</samp></pre>
        """
    }
  }

  private func html(_ chart: BarChart) -> String {
    let rows = chart.bars.map { bar in
      let width = Int((chart.length(of: bar) * 100).rounded())
      return "<tr><th scope=\"row\">\(bar.name.escapedForHTML)</th>"
        + "<td class=\"bar\"><div style=\"width: \(width)%\"></div></td>"
        + "<td class=\"right\">\(chart.figure(bar).escapedForHTML)</td></tr>"
    }
    return """
      <table class="bars">
      <caption>Measured in this run</caption>
      \(rows.joined(separator: "\n"))
      </table>
      """
  }

  private func label(_ kind: String) -> String { "\(kind) of \(title)".escapedForHTML }
}
