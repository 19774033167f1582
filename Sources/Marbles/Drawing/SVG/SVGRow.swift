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

  /// A marble begins at its time, however wide it is; the rest of its instant follows in one frame.
  private func instant(_ instant: Instant) -> String {
    let width = SVGShape.width(of: instant)
    var left = frame.x(of: instant.time) - min(28, SVGShape.width(of: instant.symbols[0])) / 2
    var markup = ""
    if instant.symbols.count > 1 {
      markup += """
        <rect class="instant" x="\(left - 3)" y="\(y - 18)" width="\(width + 6)" height="36" rx="18"/>
        """
    }
    for symbol in instant.symbols {
      let width = SVGShape.width(of: symbol)
      markup += draw(symbol, left: left, width: width)
      left += width + 2
    }
    return markup
  }

  private func draw(_ symbol: Instant.Symbol, left: Int, width: Int) -> String {
    let center = left + width / 2
    switch symbol {
    case .subscribed:
      return "<path class=\"mark\" d=\"M\(center - 5) \(y + 9)l5 -9l5 9\"/>"
    case .completed:
      return "<path class=\"mark\" d=\"M\(center) \(y - 13)v26\"/>"
    case .disposed:
      return "<path class=\"mark\" d=\"M\(center) \(y - 12)v16m0 5v3\"/>"
    case .error(let text):
      let cross = "<path class=\"error\" d=\"M\(left + 3) \(y - 7)l14 14m0 -14l-14 14\"/>"
      if text == "#" { return cross }
      return cross
        + "<text class=\"name\" x=\"\(left + 22)\" y=\"\(y + 5)\">\(text.escapedForXML)</text>"
    case .value(let text):
      return """
        <rect class="value \(colors.name(of: text))" x="\(left)" y="\(y - 14)" width="\(width)" \
        height="28" rx="14"/>\
        <text class="text" x="\(center)" y="\(y + 5)">\(text.escapedForXML)</text>
        """
    }
  }
}
