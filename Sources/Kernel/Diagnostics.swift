import PlainText

/// The compiler's words about a program that it could not compile.
struct Diagnostics {
  /// At most a screenful: who looks for what is wrong sees it in the first lines, or not at all.
  private static let mostLines = 24

  private let lines: [String]

  init(_ text: String) {
    let all = Self.withoutOurLines(text.lines).map(\.withVisibleControls)
    guard let first = all.firstIndex(where: { $0.contains("error: ") }) else {
      lines = []
      return
    }
    lines = Array(all[first...]).withoutBlankEnds
  }

  /// Where a text ends too early the compiler shows the line after it, which no reader has written.
  private static func withoutOurLines(_ lines: [String]) -> [String] {
    var lines = lines
    while let index = lines.firstIndex(where: { $0.hasPrefix("#sourceLocation(") }) {
      let hasMark = index + 1 < lines.count && lines[index + 1].allSatisfy { " ^~".contains($0) }
      lines.removeSubrange(index...(hasMark ? index + 1 : index))
    }
    return lines
  }

  var isEmpty: Bool { lines.isEmpty }

  var text: String {
    let more = lines.count - Self.mostLines
    return (lines.prefix(Self.mostLines) + (more > 0 ? ["… and \(more) more lines"] : []))
      .joined(separator: "\n")
  }
}
