import PlainText

/// One thing that can happen to a subscription, as marble text and drawings show it.
enum Symbol: Codable, Equatable {
  case subscribed
  case value(String)
  case completed
  case error(String)
  case disposed

  /// Which values are put in quotes.
  enum Quoting {
    /// Those of more than one character too, as marble text has to.
    case words
    /// Only those that would be taken for something else, as a drawing has to.
    case unclear
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

extension Symbol.Quoting {
  /// Whether two neighbours would run into each other.
  func separates(_ left: String, _ right: String) -> Bool {
    switch self {
    case .words: left.last == "'" && right.first == "'"
    case .unclear: left != "^" && left.count + right.count > 2
    }
  }
}

extension String {
  fileprivate func quoted(_ rule: Symbol.Quoting) -> String {
    let isPlain =
      !isEmpty && !contains { $0.isMarbleMark || $0.displayWidth == 0 }
      && !MarbleEscapes.joins(unicodeScalars.first!)
    if isPlain, rule == .unclear || count == 1 { return self }
    return "'\(MarbleEscapes.escaped(self))'"
  }
}

extension Character {
  /// Whether it stands for something else than itself where it is not in quotes.
  var isMarbleMark: Bool { "-|#()^!'".contains(self) || isWhitespace }
}
