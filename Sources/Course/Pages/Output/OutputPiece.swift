import Marbles
import PlainText

/// One thing that a cell has put out.
package enum OutputPiece: Codable {
  case text(String)
  /// With its drawing as text: it is asked for often.
  case drawn(Diagram, text: String)
  case table(Table)
  /// Lines that are shown and never checked.
  case measured([String])
  /// Measured numbers, never checked.
  case bars(BarChart)

  /// What stands before each measured figure.
  package static let measuredMark = "≈ "

  package static func diagram(_ diagram: Diagram) -> OutputPiece {
    .drawn(diagram, text: "\(diagram)\n")
  }

  /// What the page's `//>` lines are compared with.
  package var checked: String {
    switch self {
    case .text(let text): text
    case .drawn(_, let text): text
    case .table(let table): "\(table)\n"
    case .measured, .bars: ""
    }
  }

  /// What stands for it where there is only text.
  package var shown: String { shown(within: .max) }

  /// The same in a window of so many columns: what is wider is drawn again, to fit.
  package func shown(within columns: Int) -> String {
    switch self {
    case .drawn(let diagram, let text) where text.lines.contains { $0.displayWidth > columns }:
      return diagram.text(width: columns) + "\n"
    case .table(let table): return table.text(within: columns) + "\n"
    case .text, .drawn: return checked
    case .measured(let lines): return lines.map { $0 + "\n" }.joined()
    case .bars(let chart):
      let room = columns - Self.measuredMark.count
      return chart.lines(within: room).map { Self.measuredMark + $0 + "\n" }.joined()
    }
  }

  package var isDiagram: Bool {
    if case .drawn = self { true } else { false }
  }

  package var diagram: Diagram? {
    if case .drawn(let diagram, _) = self { diagram } else { nil }
  }

  package var isMeasured: Bool {
    switch self {
    case .measured, .bars: true
    case .text, .drawn, .table: false
    }
  }
}

extension [OutputPiece] {
  /// The lines that the page's own are compared with.
  package var printed: [String] { outputLines(of: map(\.checked).joined()) }

  /// The pieces, with all neighbors joined into text that do not stand apart.
  package func joined(apart standsApart: (OutputPiece) -> Bool) -> [OutputPiece] {
    var pieces: [OutputPiece] = []
    var text = ""
    for piece in self {
      if standsApart(piece) {
        if !text.isEmpty { pieces.append(.text(text)) }
        text = ""
        pieces.append(piece)
      } else {
        text += piece.shown
      }
    }
    return text.isEmpty ? pieces : pieces + [.text(text)]
  }
}

extension [OutputPiece] {
  /// The pieces, each with a title; of several diagrams no two have the same.
  package func titled(_ title: String) -> [(piece: OutputPiece, title: String)] {
    var diagrams = 0
    return map { piece in
      guard case .drawn = piece else { return (piece, title) }
      diagrams += 1
      return (piece, diagrams == 1 ? title : "\(title) (\(diagrams))")
    }
  }
}
