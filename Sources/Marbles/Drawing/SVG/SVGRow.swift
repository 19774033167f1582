/// The markup of one row: its name, its line, its marbles.
struct SVGRow {
  private let row: Row
  private let frame: SVGFrame
  private let colors: SVGColors
  private let y: Int

  init(_ row: Row, index: Int, frame: SVGFrame, colors: SVGColors) {
    self.row = row
    self.frame = frame
    self.colors = colors
    y = frame.y(ofRow: index)
  }

  var markup: String {
    let name = "<text class=\"name\" x=\"12\" y=\"\(y + 5)\">\(row.name.escapedForXML)</text>"
    return ([name, line] + row.instants.map(instant)).joined(separator: "\n")
  }

  private var line: String {
    let start = frame.x(of: row.subscribed)
    guard let ended = row.ended else {
      let tip = frame.right
      return "<path class=\"line\" d=\"M\(start) \(y)H\(tip)m-6 -4l6 4l-6 4\"/>"
    }
    return "<path class=\"line\" d=\"M\(start) \(y)H\(frame.x(of: ended))\"/>"
  }

  /// All that happens at one instant stands at its time, in one frame; a marble begins there, however
  /// wide it is.
  private func instant(_ instant: Instant) -> String {
    let x = frame.x(of: instant.time)
    let places = SVGShape.places(of: instant)
    let below = max(0, places.count - 1) * SVGShape.step
    var markup = ""
    if places.count > 1 {
      markup += """
        <rect class="instant" x="\(x - 18)" y="\(y - 18)" \
        width="\(SVGShape.width(of: instant) + 8)" height="\(below + 36)" rx="18"/>
        """
    }
    if instant.symbols.contains(.completed) {
      let half = places.isEmpty ? 13 : places.count == 1 ? 20 : 23
      markup += "<path class=\"mark\" d=\"M\(x) \(y - half)V\(y + below + half)\"/>"
    }
    if instant.symbols.contains(.subscribed) {
      let tip =
        instant.symbols.count == 1 ? (x: x, y: y) : (x: x - (places.count > 1 ? 24 : 19), y: y + 6)
      markup += "<path class=\"mark\" d=\"M\(tip.x - 5) \(tip.y + 9)l5 -9l5 9\"/>"
    }
    var place = y
    for (index, symbol) in instant.symbols.enumerated() where places.contains(symbol) {
      let origins = instant.origins.isEmpty ? [] : instant.origins[index]
      markup += draw(symbol, of: origins, x: x, y: place)
      place += SVGShape.step
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
      let (left, width) = (x - SVGShape.marble / 2, SVGShape.width(of: symbol))
      return marble(colors.names(of: origins), left: left, top: y - 14, width: width) + """
        <text class="text" x="\(left + width / 2)" y="\(y + 5)">\(text.escapedForXML)</text>
        """
    }
  }

  /// A marble of one colour, or of several from left to right.
  private func marble(_ names: [String], left: Int, top: Int, width: Int) -> String {
    func shape(_ name: String) -> String {
      """
      <rect class="\(name)" x="\(left)" y="\(top)" width="\(width)" height="28" rx="14"/>
      """
    }
    if names.count < 2 { return shape((["value"] + names).joined(separator: " ")) }
    var markup = shape("value \(names[names.count - 1])")
    for index in names.indices.reversed().dropFirst() {
      // Between the round ends, so that each part has one of them or none.
      let right = left + 14 + (width - 28) * (2 * index + 1) / (2 * (names.count - 1))
      markup += """
        <path class="part \(names[index])" d="M\(right) \(top)H\(left + 14)a14 14 0 0 0 0 28H\(right)z"/>
        """
    }
    return markup + shape("outline")
  }
}
