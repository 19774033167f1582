extension Diagram {
  /// The diagram as words that a pipe can carry; ``init(words:)`` reads them again.
  package var words: [String] {
    let head = [axis == .steps ? "steps" : "seconds", String(rows.count)]
    return head + rows.flatMap(\.words)
  }

  /// Reads what ``words`` wrote; nil if that is no diagram.
  package init?(words: some Sequence<String>) {
    var reader = WordReader(words: Array(words)[...])
    guard let axis = reader.next(), let rows = reader.list(of: { $0.row() }),
      reader.words.isEmpty
    else { return nil }
    self.init(rows: rows, axis: axis == "steps" ? .steps : .seconds)
  }
}

private struct WordReader {
  var words: ArraySlice<String>

  mutating func next() -> String? { words.popFirst() }

  mutating func duration() -> Duration? {
    next().flatMap { Int128($0) }.map { Duration(attoseconds: $0) }
  }

  mutating func list<Part>(of part: (inout WordReader) -> Part?) -> [Part]? {
    guard let count = next().flatMap({ Int($0) }), 0...words.count ~= count else { return nil }
    var parts: [Part] = []
    for _ in 0..<count {
      guard let part = part(&self) else { return nil }
      parts.append(part)
    }
    return parts
  }

  mutating func row() -> Row? {
    guard let name = next(), let subscribed = duration(), let ended = next(),
      let observed = duration(), let above = next(), let time = next(), let value = next(),
      let operators = list(of: { $0.next() }), let inputs = list(of: { $0.next() }),
      let isBelow = next(),
      let instants = list(of: { $0.instant() })
    else { return nil }
    let tie = Int(above).flatMap { above in
      Int128(time).map { Row.Tie(rowsAbove: above, time: Duration(attoseconds: $0), value: value) }
    }
    return Row(
      name: name, subscribed: subscribed, ended: Int128(ended).map { Duration(attoseconds: $0) },
      observed: observed, instants: instants, tie: tie,
      making: operators.isEmpty
        ? nil
        : Making(operators: operators, inputs: inputs, isBelowInputs: isBelow == "below"))
  }

  mutating func instant() -> Instant? {
    guard let time = duration(), let symbols = list(of: { $0.symbol() }), !symbols.isEmpty else {
      return nil
    }
    guard let origins = list(of: { $0.origins() }) else { return nil }
    return Instant(time: time, symbols: symbols, origins: origins)
  }

  mutating func origins() -> [Int]? {
    next().map { $0.split(separator: ",").compactMap { Int($0) } }
  }

  mutating func symbol() -> Symbol? {
    guard let word = next() else { return nil }
    let text = String(word.dropFirst())
    switch word.first {
    case "^": return .subscribed
    case "|": return .completed
    case "!": return .disposed
    case "#": return .error(text)
    case "=": return .value(text)
    default: return nil
    }
  }
}

extension Duration {
  fileprivate var word: String { String(attoseconds) }
}

extension Row {
  fileprivate var words: [String] {
    var words = [name, subscribed.word, ended?.word ?? "", observed.word]
    words += tie.map { [String($0.rowsAbove), $0.time.word, $0.value] } ?? ["", "", ""]
    for names in [making?.operators ?? [], making?.inputs ?? []] {
      words.append(String(names.count))
      words += names
    }
    words.append(making?.isBelowInputs == true ? "below" : "")
    words.append(String(instants.count))
    for instant in instants { words += instant.words }
    return words
  }
}

extension Instant {
  fileprivate var words: [String] {
    let origins = origins.map { $0.map { String($0) }.joined(separator: ",") }
    return [time.word, String(symbols.count)] + symbols.map(\.word)
      + [String(origins.count)] + origins
  }
}

extension Symbol {
  fileprivate var word: String {
    switch self {
    case .subscribed: "^"
    case .completed: "|"
    case .disposed: "!"
    case .error(let text): "#" + text
    case .value(let text): "=" + text
    }
  }
}
