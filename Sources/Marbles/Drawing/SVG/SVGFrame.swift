import PlainText

/// Where things are in an SVG drawing, in pixels.
struct SVGFrame {
  static let column = 9
  static let rowHeight = 44

  let width: Int
  let height: Int
  private let margin: Int
  private let layout: Layout
  private let top = 30

  init(rows: [Row], layout: Layout) {
    self.layout = layout
    margin = 34 + (rows.map(\.name.displayWidth).max() ?? 0) * 9
    width = margin + layout.width * Self.column + 24
    height = top + rows.count * Self.rowHeight + 6
  }

  /// The right end of the lines that have no end.
  var right: Int { width - 12 }

  func x(of time: Duration) -> Int { margin + layout.column(of: time) * Self.column }

  func y(ofRow index: Int) -> Int { top + index * Self.rowHeight + Self.rowHeight / 2 }

  /// A label of the axis, and the thin line below it.
  func tick(_ text: String, at time: Duration) -> String {
    let x = x(of: time)
    return """
      <path class="grid" d="M\(x) \(top - 8)V\(height - 6)"/>\
      <text class="time" x="\(x)" y="\(top - 14)">\(text.escapedForXML)</text>
      """
  }
}
