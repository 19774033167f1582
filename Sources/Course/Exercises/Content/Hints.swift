import Files
import Foundation

/// The hints in an exercise's `HINTS.md`, each more revealing than the one before.
package struct Hints {
  package private(set) var titles: [Int: String] = [:]
  package private(set) var texts: [Int: [String]] = [:]

  /// Creates the hints of an exercise, or no hints if `HINTS.md` doesn't exist.
  package init(exercise folder: URL) throws {
    self.init(try TextFile.readIfPresent(folder.appendingPathComponent("HINTS.md")) ?? "")
  }

  package init(_ markdown: String) {
    var task: Int?
    var isInsideHint = false
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("## Task "), let match = line.wholeMatch(of: /## Task (\d+):?\s*(.*)/),
        let number = Int(match.1)
      {
        task = number
        isInsideHint = false
        if !match.2.isEmpty { titles[number] = String(match.2) }
      } else if line.hasPrefix("### Hint"), let task {
        isInsideHint = true
        texts[task, default: []].append("")
      } else if isInsideHint, let task, let last = texts[task]?.indices.last {
        texts[task]?[last] += line + "\n"
      }
    }
    for (task, hints) in texts {
      texts[task] = hints.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    }
  }

  package func title(of task: Int) -> String? { titles[task] }
  package func hints(for task: Int) -> [String] { texts[task] ?? [] }
}
