import PlainText

/// Where things are in an SVG drawing, in pixels.
struct SVGFrame {
  static let column = 9
  static let rowHeight = 44

  let width: Int
  let height: Int
  private let margin: Int
  private let layout: Layout
  private let tops: [Int]
  private let top = 30

  init(rows: [Row], layout: Layout) {
    self.layout = layout
    tops = rows.reduce(into: [top]) { tops, row in
      tops.append(tops[tops.count - 1] + Self.rowHeight + SVGShape.extraHeight(of: row))
    }
    margin = 34 + (rows.map(\.name.displayWidth).max() ?? 0) * 9
    width = margin + layout.width * Self.column + 24
    height = tops[rows.count] + 6
  }

  /// The right end of the lines that have no end.
  var right: Int { width - 12 }

  func x(of time: Duration) -> Int { margin + layout.column(of: time) * Self.column }

  /// The height of a row's line, and of the first place on it.
  func y(ofRow index: Int) -> Int { tops[index] + Self.rowHeight / 2 }

  /// A label of the axis, and the thin line below it.
  func tick(_ text: String, at time: Duration) -> String {
    let x = x(of: time)
    return """
      <path class="grid" d="M\(x) \(top - 8)V\(height - 6)"/>\
      <text class="time" x="\(x)" y="\(top - 14)">\(text.escapedForXML)</text>
      """
  }

  /// A thin line from the marble that is the signal of a row, down to the beginning of that row.
  func tie(of index: Int, in rows: [Row]) -> String? {
    guard let tie = rows[index].tie, rows.indices.contains(index - tie.rowsAbove) else {
      return nil
    }
    let outer = index - tie.rowsAbove
    let x = x(of: tie.time)
    return """
      <path class="tie" d="M\(x) \(y(ofRow: outer))V\(y(ofRow: index))H\(self.x(of: rows[index].subscribed))"/>
      """
  }
}
