import PlainText

/// How wide the marbles and marks of an instant are drawn.
enum SVGShape {
  static func width(of symbol: Symbol) -> Int {
    switch symbol {
    case .value(let text): max(28, columns(of: text) * 9 + 14)
    case .error(let text): 20 + (text == "#" ? 0 : columns(of: text) * 8 + 4)
    case .subscribed, .completed, .disposed: 14
    }
  }

  private static func columns(of text: String) -> Int { MarbleEscapes.visible(text).displayWidth }

  static func width(of instant: Instant) -> Int {
    instant.symbols.reduce(2 * (instant.symbols.count - 1)) { $0 + width(of: $1) }
  }

  /// The columns that keep the next instant clear of this one.
  static func columns(of instant: Instant) -> Int {
    (width(of: instant) + SVGFrame.column - 1) / SVGFrame.column
  }
}
