/// What the reader sees of figures that differ from run to run.
struct MeasuredFigures {
  static let mark = "≈ "

  let areShown: Bool
  private var isUsed = false

  init(areShown: Bool) {
    self.areShown = areShown
  }

  /// What to show of a piece: where figures are not shown, one fixed line a cell.
  mutating func shown(_ piece: OutputPiece) -> OutputPiece? {
    guard piece.isMeasured, !areShown else { return piece }
    defer { isUsed = true }
    let note = "(a measured figure: shown on a terminal, and with --measure)"
    return isUsed ? nil : .measured([Self.mark + note])
  }
}
