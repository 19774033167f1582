extension Diagram {
  /// The sentence for a mark that no other mark caused.
  package static let nothingCausedIt = "No other mark in this drawing caused it."

  /// Returns sentences such as `Cato of list at 4 s, because of ca of texts at 1 s`.
  ///
  /// Each sentence traces a mark back to its first cause. A mark that another sentence
  /// already mentions has no sentence of its own.
  ///
  /// - Parameter text: The text of the marks to explain, or `nil` to explain the last row's marks.
  package func spokenReasons(of text: String?) -> [String] {
    let marks = rows.flatMap(SpokenMark.all)
    let firstOfLastRow = marks.count - (rows.last.map(SpokenMark.all)?.count ?? 0)
    var told: Set<Int> = []
    var sentences: [String] = []
    for index in marks.indices.reversed() where !told.contains(index) {
      guard text.map(marks[index].reads) ?? (index >= firstOfLastRow) else { continue }
      var chain: [Int] = []
      var next: Int? = index
      while let place = next, !chain.contains(place) {
        chain.append(place)
        next = marks[place].reason
      }
      told.formUnion(chain)
      let words = chain.map { marks[$0].words(on: axis) }.joined(separator: ", because of ")
      sentences.append(words + (chain.count > 1 ? "." : ". \(Self.nothingCausedIt)"))
    }
    return sentences.reversed()
  }

  /// A Boolean value that indicates whether the cause of any mark is known.
  package var knowsReasons: Bool {
    rows.contains { $0.instants.contains { $0.reasons.contains { $0 != nil } } }
  }
}

private struct SpokenMark {
  let row: String
  let symbol: Symbol
  let time: Duration
  /// The index of the mark that caused this one, counted across all rows.
  let reason: Int?

  static func all(of row: Row) -> [SpokenMark] {
    row.instants.flatMap { instant in
      instant.symbols.indices.map { index in
        SpokenMark(
          row: row.name, symbol: instant.symbols[index], time: instant.time,
          reason: instant.reasons.isEmpty ? nil : instant.reasons[index])
      }
    }
  }

  func reads(_ text: String) -> Bool {
    if case .error = symbol, text == "#" { return true }
    return symbol == .value(text) || symbol.text(quoting: .unclear) == text
  }

  func words(on axis: Diagram.Axis) -> String {
    let text =
      switch symbol {
      case .subscribed: "the subscription"
      case .completed: "the end"
      case .error: "the error"
      case .disposed: "the disposal"
      case .value: symbol.spoken
      }
    return "\(text) of \(row) at \(axis.spoken(time))"
  }
}
