import Marbles

/// One thing that a cell has put out.
enum OutputPiece {
  case text(String)
  /// With its drawing as text: it is asked for often.
  case drawn(Diagram, text: String)
  case table(Table)
  /// Lines that are shown and never checked.
  case measured([String])
  /// Measured numbers, never checked.
  case bars(BarChart)

  static func diagram(_ diagram: Diagram) -> OutputPiece {
    .drawn(diagram, text: "\(diagram)\n")
  }

  /// What the page's `//>` lines are compared with.
  var checked: String {
    switch self {
    case .text(let text): text
    case .drawn(_, let text): text
    case .table(let table): "\(table)\n"
    case .measured, .bars: ""
    }
  }

  /// What stands for it where there is only text.
  var shown: String {
    switch self {
    case .text, .drawn, .table: checked
    case .measured(let lines): lines.map { $0 + "\n" }.joined()
    case .bars(let chart): chart.lines.map { MeasuredFigures.mark + $0 + "\n" }.joined()
    }
  }

  /// The same in a window of so many columns: a diagram that is wider is drawn again, and folded.
  func shown(within columns: Int) -> String {
    guard case .drawn(let diagram, let text) = self,
      text.lines.contains(where: { $0.displayWidth > columns })
    else { return shown }
    return diagram.text(width: columns) + "\n"
  }

  var isMeasured: Bool {
    switch self {
    case .measured, .bars: true
    case .text, .drawn, .table: false
    }
  }
}

extension [OutputPiece] {
  /// The pieces, with all neighbours joined into text that do not stand apart.
  func joined(apart standsApart: (OutputPiece) -> Bool) -> [OutputPiece] {
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
