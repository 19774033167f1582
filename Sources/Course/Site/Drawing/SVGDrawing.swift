import Marbles

extension Diagram {
  /// The drawing as an SVG image, in the reader's light or dark colors.
  ///
  /// The image works by itself or in a page. Screen readers read `title` and a description of the
  /// rows. In a recording, a value has the color and the shape of its origins, and a box contains
  /// the operators that made a row of others.
  public func svg(title: String) -> String { svg(title: title, size: .column, style: Self.style) }

  /// The drawing in a page that has ``style`` in its own style sheet.
  package func svg(title: String, size: SVGSize, hasAxis: Bool = true) -> String {
    svg(title: title, size: size, style: nil, hasAxis: hasAxis)
  }

  /// The drawing in each size; the page shows the one that fits.
  package func svgs(title: String) -> String {
    svg(title: title, size: .column) + "\n"
      + svg(title: title, size: .phone, style: nil, hasWords: false)
  }

  /// The drawing in each size, without words, and on the time axis of other rows.
  package func svgs(beside others: [Row]) -> String {
    [.column, .phone].map {
      svg(title: "", size: $0, style: nil, hasWords: false, beside: others)
    }.joined(separator: "\n")
  }

  /// - Parameter hasWords: Whether it has its title and what is read aloud, and not those of the first size.
  private func svg(
    title: String, size: SVGSize, style: String?, hasWords: Bool = true, hasAxis: Bool = true,
    beside others: [Row] = []
  ) -> String {
    let frame = SVGFrame(of: self, size: size, beside: others)
    let top = hasAxis ? 0 : 20
    let colors = SVGColors(rows)
    let label = "m\(identity(of: title))" + (size == .phone && hasWords ? "-phone" : "")
    let words = """
      <title id="\(label)-t">\(title.escapedForXML)</title>
      <desc id="\(label)-d">\(spoken.escapedForXML)</desc>

      """
    let body =
      (hasAxis ? [frame.ticks] : [])
      + rows.indices.compactMap { frame.tie(of: $0, in: rows) }
      + rows.indices.compactMap { frame.box(aboveRow: $0) }
      + rows.indices.map { SVGRow(rows[$0], index: $0, frame: frame, colors: colors).markup }
    let told =
      style == nil && size == .column && others.isEmpty ? " data-reasons=\"\(reasons)\"" : ""
    // A page needs no namespace; a file does.
    let space = style == nil ? "" : "xmlns=\"http://www.w3.org/2000/svg\" "
    return """
      <svg \(space)class="marbles\(size == .phone ? " phone" : "")" \
      role="img" aria-labelledby="\(label)-t \(label)-d" \
      viewBox="0 \(top) \(frame.width) \(frame.height - top)" width="\(frame.width)" height="\(frame.height - top)"\(told)>
      \(hasWords ? words : "")\(style.map { "<style>\n\($0)\n</style>\n" } ?? "")\(body.joined(separator: "\n"))
      </svg>
      """
  }

  /// A name for the parts of this image that other images on the page do not have.
  private func identity(of title: String) -> String {
    // FNV-1a: `hashValue` differs from run to run.
    let hash = (title + spoken).utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 36)
  }
}

extension String {
  /// XML has no place for most control characters.
  var escapedForXML: String {
    MarbleEscapes.visible(self).replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
  }
}
