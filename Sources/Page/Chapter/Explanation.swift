import PlainText

/// What follows a predicted cell: the explanation of its answer, and from the next heading on the page.
enum Explanation {
  static func split(_ prose: String) -> (explanation: String, rest: String) {
    let lines = prose.lines
    var isFenced = false
    let heading = lines.firstIndex { line in
      if line.trimmingSpaces().hasPrefix("```") { isFenced.toggle() }
      return !isFenced && line.prefixMatch(of: /#{1,6}\s/) != nil
    }
    let end = heading ?? lines.count
    return (lines[..<end].joined(separator: "\n"), lines[end...].joined(separator: "\n"))
  }
}
