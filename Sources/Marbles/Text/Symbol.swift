import PlainText

/// An event of a subscription, as shown in marble text and drawings.
package enum Symbol: Codable, Equatable, Sendable {
  case subscribed
  case value(String)
  case completed
  case error(String)
  case disposed

  /// A rule that determines which values are quoted.
  enum Quoting {
    /// Quote values with more than one character, as in marble text.
    case words
    /// Quote only ambiguous values, as in a drawing.
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
  /// Returns whether two adjacent texts need a space between them.
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
  /// A Boolean value that indicates whether the character has a special meaning outside quotes.
  var isMarbleMark: Bool { "-|#()^!'".contains(self) || isWhitespace }
}
