/// Phrases that say where values come from, such as ` from B of letters and 1 of numbers`.
///
/// The text names the source row if the row's values come from several rows, and includes the
/// source value if it differs from the result.
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
          let place = place(of: origins[0])
          guard input(origins[0], at: place) == nil else { continue }
          inputs.insert(Input(number: origins[0], row: row.name, value: value), at: place)
        }
      }
    }
  }

  func words(of index: Int, in instant: Instant, of row: Row, isMixed: Bool) -> String {
    guard instant.origins.indices.contains(index) else { return "" }
    let words = instant.origins[index].compactMap { number -> String? in
      guard let input = input(number), input.row != row.name else { return nil }
      let isOther = input.value != instant.symbols[index]
      switch (isOther, isMixed) {
      case (true, true): return "\(input.value.spoken) of \(input.row)"
      case (true, false): return input.value.spoken
      case (false, true): return input.row
      case (false, false): return nil
      }
    }
    return words.isEmpty ? "" : " from " + words.joined(separator: " and ")
  }

  /// Returns whether the row's values come from several rows.
  func areMixed(in row: Row) -> Bool {
    var first: String?
    for number in row.instants.lazy.flatMap(\.origins).joined() {
      guard let name = input(number)?.row else { continue }
      if let first, name != first { return true }
      first = name
    }
    return false
  }

  private func input(_ number: Int) -> Input? { input(number, at: place(of: number)) }

  private func input(_ number: Int, at place: Int) -> Input? {
    inputs.indices.contains(place) && inputs[place].number == number ? inputs[place] : nil
  }

  /// Returns the index of the input with this number, or the index at which to insert it.
  private func place(of number: Int) -> Int {
    var places = 0..<inputs.count
    while !places.isEmpty {
      let middle = places.lowerBound + places.count / 2
      places =
        inputs[middle].number < number
        ? middle + 1..<places.upperBound : places.lowerBound..<middle
    }
    return places.lowerBound
  }
}
