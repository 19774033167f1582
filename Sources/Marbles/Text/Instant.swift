import ReactiveCore

/// All that happened at one time.
struct Instant: Equatable {
  enum Symbol: Equatable {
    case subscribed
    case value(String)
    case completed
    case error(String)
    case disposed
  }

  let time: Duration
  var symbols: [Symbol]

  /// The symbols, in parentheses where there are several.
  func text(quoting rule: Symbol.Quoting) -> String {
    if symbols.count == 1 { return symbols[0].text(quoting: rule) }
    var text = ""
    var previous: String?
    for symbol in symbols {
      let next = symbol.text(quoting: rule)
      // A B needs no space, and neither does AA|; AA BB does.
      if let previous, rule.separates(previous, next), symbol.isValue { text += " " }
      text += next
      previous = next
    }
    return "(\(text))"
  }
}

extension Instant.Symbol {
  /// Which values are put in quotes.
  enum Quoting {
    /// Those of more than one character too, as marble text has to.
    case words
    /// Only those that would be taken for something else, as a drawing has to.
    case unclear

    /// Whether two neighbours would run into each other.
    func separates(_ left: String, _ right: String) -> Bool {
      switch self {
      case .words: left.last == "'" && right.first == "'"
      case .unclear: left != "^" && left.count + right.count > 2
      }
    }
  }

  var isValue: Bool {
    if case .value = self { true } else { false }
  }

  func text(quoting rule: Quoting) -> String {
    switch self {
    case .subscribed: "^"
    case .completed: "|"
    case .disposed: "!"
    case .error(let text): text == "#" ? "#" : "#" + text.quoted(.unclear)
    case .value(let text): text.quoted(rule)
    }
  }
}

extension String {
  fileprivate func quoted(_ rule: Instant.Symbol.Quoting) -> String {
    let isPlain = !isEmpty && !contains { "-|#()^!'".contains($0) || $0.isWhitespace }
    if isPlain, rule == .unclear || count == 1 { return self }
    return "'\(replacing("'", with: "''").replacing("\n", with: "\\n"))'"
  }
}

extension Timeline {
  /// What happened, time by time; a subscription at zero goes without saying.
  var instants: [Instant] {
    var instants: [Instant] = []
    func add(_ symbol: Instant.Symbol, at time: Duration) {
      if instants.last?.time == time {
        instants[instants.count - 1].symbols.append(symbol)
      } else {
        instants.append(Instant(time: time, symbols: [symbol]))
      }
    }
    if subscribed > .zero { add(.subscribed, at: subscribed) }
    for moment in moments {
      switch moment.event {
      case .next(let value): add(.value("\(value)"), at: moment.time)
      case .completed: add(.completed, at: moment.time)
      case .error(let error): add(.error("\(error)"), at: moment.time)
      }
    }
    if let disposed { add(.disposed, at: disposed) }
    return instants
  }
}
