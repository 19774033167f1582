/// What one cell has put out so far.
struct CellOutput {
  private(set) var gutter: Gutter?
  private(set) var measured: MeasuredFigures
  private var finished: [OutputPiece] = []
  /// Text that may still grow; kept apart, so that a cell may print a line a million times.
  private var text = ""

  init(gutter: Gutter?, measured: MeasuredFigures) {
    self.gutter = gutter
    self.measured = measured
  }

  var pieces: [OutputPiece] { text.isEmpty ? finished : finished + [.text(text)] }

  /// Adds a piece, and returns what is to be shown of it at once.
  mutating func add(_ piece: OutputPiece) -> String {
    guard let piece = measured.shown(piece) else { return "" }
    if case .text(let more) = piece {
      text += more
    } else {
      if !text.isEmpty { finished.append(.text(text)) }
      text = ""
      finished.append(piece)
    }
    guard let room = gutter?.room else { return "" }
    return gutter?.marked(piece.shown(within: room)) ?? ""
  }
}
