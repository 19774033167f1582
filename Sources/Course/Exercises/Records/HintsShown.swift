import Foundation

/// How many hints of each task were shown, in `.course/hints.json`.
package struct HintsShown {
  private let record: RecordFile<[String: Int]>
  private var counts: [String: Int]
  /// What is to be said of a record that is damaged.
  package let problem: String?

  package init(of course: Course) {
    record = RecordFile(name: "hints", course: course, empty: [:]) { parts in
      let counts = parts.reduce(into: [String: Int]()) { counts, part in
        // try?: a half that is no JSON has no entry that can be read.
        let found = try? JSONDecoder().decode([String: Readable<Int>].self, from: part)
        counts.merge((found ?? [:]).compactMapValues(\.value), uniquingKeysWith: max)
      }
      return (counts, counts.count)
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
