extension Diagram {
  /// The diagram as words that a pipe can carry; ``init(words:)`` reads them again.
  package var words: [String] {
    let head = [axis == .steps ? "steps" : "seconds", String(rows.count)]
    return head
      + rows.flatMap { row in
        [row.name, row.subscribed.word, row.ended?.word ?? "", row.observed.word]
          + [String(row.instants.count)] + row.instants.flatMap(\.words)
      }
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
      let observed = duration(), let instants = list(of: { $0.instant() })
    else { return nil }
    return Row(
      name: name, subscribed: subscribed, ended: Int128(ended).map { Duration(attoseconds: $0) },
      observed: observed, instants: instants)
  }

  mutating func instant() -> Instant? {
    guard let time = duration(), let symbols = list(of: { $0.symbol() }), !symbols.isEmpty else {
      return nil
    }
    return Instant(time: time, symbols: symbols)
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

extension Instant {
  fileprivate var words: [String] {
    [time.word, String(symbols.count)]
      + symbols.map { symbol in
        switch symbol {
        case .subscribed: "^"
        case .completed: "|"
        case .disposed: "!"
        case .error(let text): "#" + text
        case .value(let text): "=" + text
        }
      }
  }
}
