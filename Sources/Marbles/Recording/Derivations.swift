/// The inputs and operators from which recorded rows were made, if they are known.
struct Derivations {
  private let rows: [Row]
  private let trace: Trace.State

  init(of rows: [Row], in trace: Trace.State) {
    self.rows = rows
    self.trace = trace
  }

  /// Returns the rows, adding the inputs and operators to the first row of each place.
  func shown() -> [Row] {
    rows.indices.map { index in
      var row = rows[index]
      row.derivation = derivation(at: index)
      return row
    }
  }

  private func derivation(at index: Int) -> Derivation? {
    guard let made = rows[index].traced, !made.operators.isEmpty else { return nil }
    var inputs: [String] = []
    var isBelowInputs = true
    for above in rows[..<index] {
      guard let input = above.traced else { continue }
      if input.place == made.place { return nil }
      // An inner row isn't a separate input, because an outer row sent its signal.
      if above.outer != nil { continue }
      if !trace.sources[made.place].contains(input.place) {
        if !inputs.isEmpty { isBelowInputs = false }
      } else if !inputs.contains(input.name) {
        inputs.append(input.name)
      }
    }
    if inputs.isEmpty { return nil }
    return Derivation(operators: made.operators, inputs: inputs, isBelowInputs: isBelowInputs)
  }
}
