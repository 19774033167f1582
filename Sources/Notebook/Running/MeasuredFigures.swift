/// What the reader sees of figures that differ from run to run.
struct MeasuredFigures {
  let areShown: Bool
  private(set) var isUsed = false

  init(areShown: Bool) {
    self.areShown = areShown
  }

  /// The lines to show for one figure: where figures are not shown, one fixed line a cell.
  mutating func shown(_ text: String) -> [String] {
    defer { isUsed = true }
    if areShown { return outputLines(of: text).map { "≈ " + $0 } }
    return isUsed ? [] : ["≈ (a measured figure: shown on a terminal, and with --measure)"]
  }
}
