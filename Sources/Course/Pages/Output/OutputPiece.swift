import Marbles
import PlainText

/// A piece of a cell's output.
package enum OutputPiece: Codable {
  case text(String)
  /// A diagram and its text, which is precomputed because it is used often.
  case drawn(Diagram, text: String)
  case table(Table)
  /// Lines that differ from run to run and are never checked.
  case measured([String])

  package static let measuredMark = "≈ "

  package static func diagram(_ diagram: Diagram) -> OutputPiece {
    .drawn(diagram, text: "\(diagram)\n")
  }

  /// The text that is compared with the page's `//>` lines.
  package var checked: String {
    switch self {
    case .text(let text): text
    case .drawn(_, let text): text
    case .table(let table): "\(table)\n"
    case .measured: ""
    }
  }

  /// The piece as text, regardless of the window's width.
  package var shown: String { shown(within: .max) }

  /// Returns the piece as text, with diagrams and tables that fit the window's width.
  package func shown(within columns: Int) -> String {
    switch self {
    case .drawn(let diagram, let text) where text.lines.contains { $0.displayWidth > columns }:
      return diagram.text(width: columns) + "\n"
    case .table(let table): return table.text(within: columns) + "\n"
    case .text, .drawn: return checked
    case .measured(let lines): return lines.map { $0 + "\n" }.joined()
    }
  }

  package var diagram: Diagram? {
    if case .drawn(let diagram, _) = self { diagram } else { nil }
  }

  package var isMeasured: Bool {
    if case .measured = self { true } else { false }
  }
}

extension [OutputPiece] {
  /// The lines that are compared with the page's `//>` lines.
  package var printed: [String] { outputLines(of: map(\.checked).joined()) }

  /// The pieces, with adjacent texts joined.
  package var withJoinedText: [OutputPiece] {
    var pieces: [OutputPiece] = []
    var text = ""
    for piece in self {
      switch piece {
      case .text, .measured: text += piece.shown
      case .drawn, .table:
        if !text.isEmpty { pieces.append(.text(text)) }
        text = ""
        pieces.append(piece)
      }
    }
    return text.isEmpty ? pieces : pieces + [.text(text)]
  }
}
