import Foundation

/// How many hints of each task were shown, in `.course/hints.txt`: `4.1 2`.
package struct HintsShown {
  /// More hints than any task has: another number was not written by us.
  private static let most = 1000

  private let file: RecordFile
  private var counts: [String: Int] = [:]

  package init(of course: Course) {
    file = RecordFile(course.state.appendingPathComponent("hints.txt"))
    for line in file.text.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count == 2, let count = Int(words[1]), (1...HintsShown.most).contains(count) {
        counts[String(words[0])] = count
      }
    }
  }

  package func count(of task: ExerciseTask) -> Int { counts[task.id] ?? 0 }

  package mutating func set(_ count: Int, of task: ExerciseTask) throws {
    counts[task.id] = count
    let lines = counts.map { "\($0.key) \($0.value)" }
      .sorted { $0.compare($1, options: .numeric) == .orderedAscending }
    try file.write(lines.joined(separator: "\n") + "\n")
  }
}
