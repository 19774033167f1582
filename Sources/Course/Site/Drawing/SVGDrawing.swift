import Marbles

extension Diagram {
  /// Returns the drawing as SVG, for a page whose style sheet contains ``style``.
  ///
  /// Screen readers read `title` and a description of the rows. In a recording, the color and shape
  /// of a value indicate its origins, and a box above a row names the row's operators.
  ///
  /// - Parameters:
  ///   - hasWords: A Boolean value that indicates whether the SVG contains the title and the
  ///     description.
  ///   - others: Other rows that share the time axis.
  package func svg(
    title: String, size: SVGSize = .column, hasWords: Bool = true, beside others: [Row] = []
  ) -> String {
    let frame = SVGFrame(of: self, size: size, beside: others)
    let colors = SVGColors(rows)
    let label = "m\(identity(of: title))" + (size == .phone && hasWords ? "-phone" : "")
    let words = """
      <title id="\(label)-t">\(title.escapedForXML)</title>
      <desc id="\(label)-d">\(spoken.escapedForXML)</desc>

      """
    let body =
      [frame.ticks]
      + rows.indices.compactMap { frame.connector(of: $0, in: rows) }
      + rows.indices.compactMap { frame.box(aboveRow: $0) }
      + rows.indices.map { SVGRow(rows[$0], index: $0, frame: frame, colors: colors).markup }
    let attribute = size == .column && others.isEmpty ? " data-causes=\"\(causes)\"" : ""
    return """
      <svg class="marbles\(size == .phone ? " phone" : "")" \
      role="img" aria-labelledby="\(label)-t \(label)-d" \
      viewBox="0 0 \(frame.width) \(frame.height)" width="\(frame.width)" height="\(frame.height)"\(attribute)>
      \(hasWords ? words : "")\(body.joined(separator: "\n"))
      </svg>
      """
  }

  /// Returns the drawing in both sizes, so that the page can show the size that fits.
  package func svgs(title: String) -> String {
    "\(svg(title: title))\n\(svg(title: title, size: .phone, hasWords: false))"
  }

  /// Returns the drawing in both sizes, without words and on a time axis shared with `others`.
  package func svgs(beside others: [Row]) -> String {
    [.column, .phone].map { svg(title: "", size: $0, hasWords: false, beside: others) }.joined(
      separator: "\n")
  }

  /// Returns a prefix for IDs that is unique on the page.
  private func identity(of title: String) -> String {
    // Use FNV-1a, because `hashValue` differs from run to run.
    let hash = (title + spoken).utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 36)
  }
}

extension String {
  /// The text with escapes for markup and for control characters that XML doesn't allow.
  var escapedForXML: String {
    MarbleEscapes.visible(self).replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
  }
}
