/// The inputs and operators of recorded rows, if they are known.
struct Derivations {
  private let rows: [Row]
  private let trace: Trace.State

  init(of rows: [Row], in trace: Trace.State) {
    self.rows = rows
    self.trace = trace
  }

  /// The rows, with the inputs and operators of each place at its first row.
  func shown() -> [Row] {
    rows.indices.map { index in
      var row = rows[index]
      row.making = making(at: index)
      return row
    }
  }

  private func making(at index: Int) -> Derivation? {
    guard let made = rows[index].traced, !made.operators.isEmpty else { return nil }
    var inputs: [String] = []
    var isBelowInputs = true
    for above in rows[..<index] {
      guard let input = above.traced else { continue }
      if input.place == made.place { return nil }
      // The row of a signal that another row sent is an input together with that row.
      if above.tie != nil { continue }
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
