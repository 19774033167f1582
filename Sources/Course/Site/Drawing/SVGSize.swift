import Marbles
import PlainText

/// The dimensions of an SVG drawing, in pixels.
package enum SVGSize: Sendable {
  /// A drawing that fits a column of text.
  case column
  /// A smaller drawing for a phone, with each name above its row.
  case phone

  /// The minimum width of a drawing.
  var width: Int { self == .column ? 656 : 312 }
  var marble: Int { self == .column ? 28 : 23 }
  var step: Int { marble + 2 }
  var rowHeight: Int { marble + 16 }
  var letter: Int { self == .column ? 9 : 8 }

  /// The minimum width of a layout column.
  static let columnWidth = 4
  /// The number of layout columns per letter of an axis label.
  static let columnsOfLabelLetter = 2
}

extension SVGSize {
  /// Returns the marks that are stacked at one time, from top to bottom.
  ///
  /// Completions and subscriptions aren't part of the stack. A completion is a bar through the
  /// stack, and a subscription is a caret next to the first mark.
  static func places(of instant: Instant) -> [Symbol] {
    instant.symbols.filter(hasPlace)
  }

  static func hasPlace(_ symbol: Symbol) -> Bool { symbol != .subscribed && symbol != .completed }

  func width(of symbol: Symbol) -> Int {
    switch symbol {
    case .value(let text): max(marble, columns(of: text) * letter + marble / 2)
    case .error(let text): text == "#" ? marble : marble + columns(of: text) * letter
    case .subscribed, .completed, .disposed: marble / 2
    }
  }

  private func columns(of text: String) -> Int { MarbleEscapes.visible(text).displayWidth }

  func width(of instant: Instant) -> Int { instant.symbols.map(width(of:)).max() ?? 0 }

  /// Returns the minimum distance at which two instants don't touch.
  func distance(from one: Instant, to next: Instant) -> Int {
    let isThin = next.symbols.allSatisfy { [.subscribed, .completed, .disposed].contains($0) }
    return width(of: one) - (isThin ? marble / 2 - 4 : 0)
  }

  func columns(of instant: Instant) -> Int {
    (width(of: instant) + Self.columnWidth - 1) / Self.columnWidth
  }

  func extraHeight(of row: Row) -> Int {
    let most = row.instants.map { Self.places(of: $0).count }.max() ?? 0
    return max(0, most - 1) * step
  }
}
