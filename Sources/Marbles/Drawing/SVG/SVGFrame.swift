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
  private let boxes: [SVGOperatorBox?]
  private let top = 30

  init(rows: [Row], layout: Layout) {
    self.layout = layout
    boxes = rows.map { SVGOperatorBox(above: $0) }
    var tops: [Int] = []
    var bottom = top
    for (row, box) in zip(rows, boxes) {
      if box != nil { bottom += SVGOperatorBox.height }
      tops.append(bottom)
      bottom += Self.rowHeight + SVGShape.extraHeight(of: row)
    }
    self.tops = tops
    margin = 34 + (rows.map(\.name.displayWidth).max() ?? 0) * 9
    let widest = boxes.map { $0?.width ?? 0 }.max() ?? 0
    width = margin + max(layout.width * Self.column, widest) + 24
    height = bottom + 6
  }

  /// The right end of the lines that have no end.
  var right: Int { width - 12 }

  func x(of time: Duration) -> Int { margin + layout.column(of: time) * Self.column }

  /// The height of a row's line, and of the first place on it.
  func y(ofRow index: Int) -> Int { tops[index] + Self.rowHeight / 2 }

  /// The box of what a row was made with, between it and the row above.
  func box(aboveRow index: Int) -> String? {
    boxes[index]?.markup(left: x(of: .zero) - 14, right: right, bottom: tops[index])
  }

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
