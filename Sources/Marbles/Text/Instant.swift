import ReactiveCore

/// The events of a subscription at one time.
package struct Instant: Codable, Equatable, Sendable {
  package let time: Duration
  package internal(set) var symbols: [Symbol]
  /// For each symbol, the numbers of its inputs, or an empty list if they are unknown.
  package internal(set) var origins: [[Int]] = []
  /// For each symbol, the index of the mark that caused it, counted across all rows.
  ///
  /// See ``Reasons``.
  package internal(set) var reasons: [Int?] = []

  /// Returns the symbols as text, in parentheses if there are several.
  func text(quoting rule: Symbol.Quoting) -> String {
    if symbols.count == 1 { return symbols[0].text(quoting: rule) }
    var text = ""
    var previous: String?
    for symbol in symbols {
      let next = symbol.text(quoting: rule)
      if let previous, case .value = symbol, rule.separates(previous, next) { text += " " }
      text += next
      previous = next
    }
    return "(\(text))"
  }
}

extension Timeline {
  /// The events grouped by time, including the subscription unless it is at zero.
  var instants: [Instant] {
    var instants: [Instant] = []
    func add(_ symbol: Symbol, at time: Duration) {
      if instants.last?.time == time {
        instants[instants.count - 1].symbols.append(symbol)
      } else {
        instants.append(Instant(time: time, symbols: [symbol]))
      }
    }
    if subscribed > .zero { add(.subscribed, at: subscribed) }
    for moment in moments { add(Symbol(moment.event), at: moment.time) }
    if let disposed { add(.disposed, at: disposed) }
    return instants
  }
}

extension Symbol {
  init<Value>(_ event: Event<Value>) {
    switch event {
    case .next(let value): self = .value("\(value)")
    case .error(let error): self = .error("\(error)")
    case .completed: self = .completed
    }
  }
}
