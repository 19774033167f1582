import Foundation

/// An exercise's `HINTS.md`: under each task's heading the hints, from a nudge to nearly all.
package struct Hints {
  package private(set) var titles: [Int: String] = [:]
  package private(set) var texts: [Int: [String]] = [:]

  /// Without a file there are none.
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

/// How many hints of each task were shown, in `.course/hints.json`.
package struct HintsShown {
  /// More hints than any task has: another number was not written by us.
  private static let most = 1000

  private let record: RecordFile<[String: Int]>
  private var counts: [String: Int]
  /// What is to be said of a record that is damaged.
  package let problem: String?

  package init(of course: Course) {
    record = RecordFile(name: "hints", course: course, empty: [:]) { lines in
      let pairs = lines.compactMap { line -> (String, Int)? in
        let words = line.split(separator: " ")
        guard words.count == 2, let count = Int(words[1]) else { return nil }
        return (String(words[0]), count)
      }
      return (Dictionary(pairs) { $1 }, pairs.count == lines.count)
    }
    (counts, problem) = record.read()
  }

  package func count(of task: ExerciseTask) -> Int { HintsShown.count(of: task, in: counts) }

  /// Notes a count that is made of the one before.
  package mutating func change(
    _ task: ExerciseTask, _ change: (_ before: Int) -> Int
  ) throws {
    counts = try record.change {
      $0[task.id] = change(HintsShown.count(of: task, in: $0))
    }
  }

  private static func count(of task: ExerciseTask, in counts: [String: Int]) -> Int {
    counts[task.id].flatMap { (1...most).contains($0) ? $0 : nil } ?? 0
  }
}
