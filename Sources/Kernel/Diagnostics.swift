import PlainText

/// The compiler's words about a program that it could not compile.
struct Diagnostics {
  /// At most a screenful: who looks for what is wrong sees it in the first lines, or not at all.
  private static let mostLines = 24

  private let lines: [String]

  init(_ text: String) {
    let all = text.lines.map(\.withVisibleControls)
    guard let first = all.firstIndex(where: { $0.contains("error: ") }) else {
      lines = []
      return
    }
    lines = Array(all[first...]).withoutBlankEnds
  }

  var isEmpty: Bool { lines.isEmpty }

  var text: String {
    let more = lines.count - Self.mostLines
    return (lines.prefix(Self.mostLines) + (more > 0 ? ["… and \(more) more lines"] : []))
      .joined(separator: "\n")
  }
}
