/// How many hints of each task were shown, in `.course/hints.json`.
package struct HintsShown {
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

  package func count(of task: ExerciseTask) -> Int { counts[task.id] ?? 0 }

  /// Notes a count that is made of the one before.
  package mutating func change(
    _ task: ExerciseTask, _ change: (_ before: Int) -> Int
  ) throws {
    counts = try record.change { $0[task.id] = change($0[task.id] ?? 0) }
  }
}
