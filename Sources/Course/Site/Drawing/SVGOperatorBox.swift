import Marbles
import PlainText

/// A box that shows the operators between the inputs and a row.
///
/// The box also names the inputs if they aren't directly above it.
struct SVGOperatorBox {
  private static let lineHeight = 18

  private let lines: [String]

  init?(above row: Row, size: SVGSize, width: Int) {
    guard let derivation = row.derivation else { return nil }
    let room = (width - 24) / size.letter
    var lines = [""]
    for word in derivation.text.split(separator: " ") {
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if line.displayWidth + 1 + String(word).displayWidth <= room {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    self.lines = lines
  }

  var height: Int { lines.count * Self.lineHeight + 16 }

  func markup(width: Int, bottom: Int) -> String {
    let top = bottom - height + 2
    let texts = lines.enumerated().map { index, line in
      let y = top + (index + 1) * Self.lineHeight
      return "<text class=\"derivation\" x=\"12\" y=\"\(y)\">\(line.escapedForXML)</text>"
    }
    return """
      <rect class="operator" x="0" y="\(top)" width="\(width)" height="\(height - 6)" rx="8"/>\
      \(texts.joined())
      """
  }
}
