import Marbles

struct SVGRow {
  private let row: Row
  private let frame: SVGFrame
  private let colors: SVGColors
  private let index: Int
  private let y: Int

  private var size: SVGSize { frame.size }
  private var radius: Int { size.marble / 2 }

  init(_ row: Row, index: Int, frame: SVGFrame, colors: SVGColors) {
    self.row = row
    self.frame = frame
    self.colors = colors
    self.index = index
    y = frame.y(ofRow: index)
  }

  var markup: String {
    let place = frame.name(ofRow: index)
    let name = """
      <text class="name" x="\(place.x)" y="\(place.y)">\(row.name.escapedForXML)</text>
      """
    return ([name, line] + row.instants.map(instant)).joined(separator: "\n")
  }

  private var line: String {
    let start = frame.x(of: row.subscribed)
    guard let ended = row.ended else {
      let tip = frame.right
      return "<path class=\"line\" d=\"M\(start) \(y)H\(tip)m-7 -5l7 5l-7 5\"/>"
    }
    return "<path class=\"line\" d=\"M\(start) \(y)H\(frame.x(of: ended))\"/>"
  }

  /// Returns the drawing of simultaneous events, aligned on the left.
  private func instant(_ instant: Instant) -> String {
    let x = frame.x(of: instant.time)
    let places = SVGSize.places(of: instant)
    let below = max(0, places.count - 1) * size.step
    var markup = ""
    if places.count > 1 {
      markup += """
        <rect class="instant" x="\(x - radius - 4)" y="\(y - radius - 4)" \
        width="\(size.width(of: instant) + 8)" height="\(below + size.marble + 8)" rx="\(radius + 4)"/>
        """
    }
    if instant.symbols.contains(.completed) {
      let half = radius + (places.isEmpty ? 0 : places.count == 1 ? 6 : 9)
      markup += "<path class=\"mark\" d=\"M\(x) \(y - half)V\(y + below + half)\"/>"
    }
    if instant.symbols.contains(.subscribed) {
      let tip =
        instant.symbols.count == 1
        ? (x: x, y: y) : (x: x - radius - (places.count > 1 ? 10 : 5), y: y + 6)
      markup += "<path class=\"caret\" d=\"M\(tip.x - 6) \(tip.y + 10)l6 -10l6 10\"/>"
    }
    if row.wrong.contains(instant.time) {
      markup += """
        <rect class="wrong" x="\(x - radius - 5)" y="\(y - radius - 5)" \
        width="\(size.width(of: instant) + 10)" height="\(below + size.marble + 10)" rx="\(radius + 5)"/>
        """
    }
    var place = y
    for (index, symbol) in instant.symbols.enumerated() where places.contains(symbol) {
      let origins = instant.origins.isEmpty ? [] : instant.origins[index]
      markup += draw(symbol, of: origins, x: x, y: place)
      place += size.step
    }
    return markup
  }

  private func draw(_ symbol: Symbol, of origins: [Int], x: Int, y: Int) -> String {
    switch symbol {
    case .subscribed, .completed: return ""
    case .disposed:
      return "<path class=\"disposed\" d=\"M\(x - 4) \(y - 13)h8l-2 16h-4zm1 20h6v6h-6z\"/>"
    case .error(let text):
      let cross = "<path class=\"error\" d=\"M\(x - 7) \(y - 7)l14 14m0 -14l-14 14\"/>"
      if text == "#" { return cross }
      return cross
        + "<text class=\"name\" x=\"\(x + 12)\" y=\"\(y + 5)\">\(text.escapedForXML)</text>"
    case .value(let text):
      let (left, width) = (x - radius, size.width(of: symbol))
      return marble(colors.looks(of: origins), left: left, top: y - radius, width: width) + """
        <text class="text" x="\(left + width / 2)" y="\(y + 5)">\(text.escapedForXML)</text>
        """
    }
  }

  /// Returns a marble in one color, or in several colors from left to right.
  private func marble(_ looks: [SVGColors.Look], left: Int, top: Int, width: Int) -> String {
    let corners = [looks.first, looks.last].map { $0?.isSquare == true ? 4 : radius }
    let names = looks.map(\.name)
    func shape(_ name: String) -> String {
      if corners[0] == corners[1] {
        return """
          <rect class="\(name)" x="\(left)" y="\(top)" width="\(width)" height="\(size.marble)" \
          rx="\(corners[0])"/>
          """
      }
      let half = "H\(left + width - corners[1])" + side(corners[1], turning: 1)
      return "<path class=\"\(name)\" d=\"M\(left + corners[0]) \(top)\(half)H\(left + corners[0])"
        + side(corners[0], turning: -1) + "z\"/>"
    }
    if names.count < 2 { return shape((["value"] + names).joined(separator: " ")) }
    var markup = shape("value \(names[names.count - 1])")
    for index in names.indices.reversed().dropFirst() {
      // A part ends before the rounded right end of the marble.
      let right = left + radius + (width - size.marble) * (2 * index + 1) / (2 * (names.count - 1))
      markup += """
        <path class="part \(names[index])" d="M\(right) \(top + size.marble)H\(left + corners[0])\
        \(side(corners[0], turning: -1))H\(right)z"/>
        """
    }
    return markup + shape("outline")
  }

  /// Returns the right side of a marble, drawn downward, or its left side, drawn upward.
  private func side(_ corner: Int, turning way: Int) -> String {
    """
    a\(corner) \(corner) 0 0 1 \(way * corner) \(way * corner)v\(way * (size.marble - 2 * corner))\
    a\(corner) \(corner) 0 0 1 \(-way * corner) \(way * corner)
    """
  }
}
