/// The experiments of a chapter, each with the title of its drawing.
///
/// In the text of a list, a line `# Title` precedes each experiment:
///
///     # Merge, drawn
///     letters: cold A---B-C---|
///     numbers: cold --1------2---|
///     merge: merge letters numbers
package struct ExperimentList: Equatable, Sendable {
  package let entries: [Entry]
  /// The drawings that have no experiment.
  ///
  /// The text of each entry gives the reason, and starts with a dash.
  package let exceptions: [Entry]

  package struct Entry: Equatable, Sendable {
    package let title: String
    package let text: String
  }

  package init(_ text: String) {
    var entries: [(title: String, lines: [Substring])] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("# ") {
        entries.append((String(line.dropFirst(2)), []))
      } else if !entries.isEmpty {
        entries[entries.count - 1].lines.append(line)
      }
    }
    let all = entries.map { Entry(title: $0.title, text: $0.lines.joined(separator: "\n")) }
    self.entries = all.filter { !$0.text.hasPrefix("- ") }
    exceptions = all.filter { $0.text.hasPrefix("- ") }
  }
}
