import PlainText

/// How much room the marbles and marks of an instant take, in pixels.
///
/// All of them stand at their time: values under each other, with an error or a disposal as the last. A
/// completion is a bar through them, and a subscription a caret beside the first; neither takes a place.
enum SVGShape {
  static let marble = 28
  /// From one place to the one below it.
  static let step = 30

  /// What stands under each other, from the top.
  static func places(of instant: Instant) -> [Symbol] {
    instant.symbols.filter { $0 != .subscribed && $0 != .completed }
  }

  /// From half a marble before its time to its right end.
  static func width(of symbol: Symbol) -> Int {
    switch symbol {
    case .value(let text): max(marble, columns(of: text) * 9 + 14)
    case .error(let text): text == "#" ? marble : marble + columns(of: text) * 9
    case .subscribed, .completed, .disposed: marble / 2
    }
  }

  private static func columns(of text: String) -> Int { MarbleEscapes.visible(text).displayWidth }

  static func width(of instant: Instant) -> Int { instant.symbols.map(width(of:)).max() ?? 0 }

  /// The columns that keep the next instant clear of this one.
  static func columns(of instant: Instant) -> Int {
    (width(of: instant) + SVGFrame.column - 1) / SVGFrame.column
  }

  /// How much higher than others a row is for what stands under each other in it.
  static func extraHeight(of row: Row) -> Int {
    let most = row.instants.map { places(of: $0).count }.max() ?? 0
    return max(0, most - 1) * step
  }
}
