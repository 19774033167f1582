/// What the colours of a drawing tell, in words: ` from B of letters and 1 of numbers`.
///
/// A row is named where what comes from one row stands beside what comes from another, and a value where it
/// reads otherwise than what was made of it.
struct SpokenOrigins {
  private struct Input {
    let number: Int
    let row: String
    let value: Symbol
  }

  private var inputs: [Input] = []

  init(_ rows: [Row]) {
    for row in rows {
      for instant in row.instants {
        for (value, origins) in zip(instant.symbols, instant.origins) where origins.count == 1 {
          if input(origins[0]) == nil {
            inputs.append(Input(number: origins[0], row: row.name, value: value))
          }
        }
      }
    }
  }

  func words(of index: Int, in instant: Instant, of row: Row) -> String {
    guard instant.origins.indices.contains(index) else { return "" }
    let rows = rows(above: row)
    let words = instant.origins[index].compactMap { number -> String? in
      guard let input = input(number), input.row != row.name else { return nil }
      let isOther = input.value != instant.symbols[index]
      switch (isOther, rows.count > 1) {
      case (true, true): return "\(input.value.spoken) of \(input.row)"
      case (true, false): return input.value.spoken
      case (false, true): return input.row
      case (false, false): return nil
      }
    }
    return words.isEmpty ? "" : " from " + words.joined(separator: " and ")
  }

  /// The names of the rows that the values of a row come from.
  private func rows(above row: Row) -> [String] {
    var names: [String] = []
    for number in row.instants.flatMap(\.origins).joined() {
      if let name = input(number)?.row, !names.contains(name) { names.append(name) }
    }
    return names
  }

  private func input(_ number: Int) -> Input? { inputs.first { $0.number == number } }
}
