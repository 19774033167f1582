import Files
import Foundation

/// What the last check said about each task, in `.course/progress.txt`: a line a task.
///
///     4.1 solved 3f5a0c… 2026-11-21
///     chapter 4
///
/// Safe to delete and mergeable by hand: a check writes it again. A pass counts only for the very
/// text that was checked, which the digest tells.
package struct LearnerProgress {
  package enum State: String, Encodable {
    case untouched, started, changed, failing, solved
  }

  private enum Verdict: String {
    case solved, failing
  }

  private struct Entry {
    var verdict: Verdict
    var digest: String
    var day: String
  }

  private let file: RecordFile
  private var entries: [String: Entry] = [:]
  /// The chapter that was checked last.
  private var chapterInHand: Int?

  package init(of course: Course) {
    file = RecordFile(course.state.appendingPathComponent("progress.txt"))
    for line in file.text.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ").map(String.init)
      if words.count == 2, words[0] == "chapter" { chapterInHand = Int(words[1]) }
      guard words.count == 4, let verdict = Verdict(rawValue: words[1]) else { continue }
      entries[words[0]] = Entry(verdict: verdict, digest: words[2], day: words[3])
    }
  }

  /// What the board shows, from the file as it is now.
  package func state(of task: ExerciseTask, in exercise: Exercise) -> State {
    let text = try? TextFile.read(exercise.file(of: task))
    let digest = text.map { Digest.of($0) }
    if let entry = entries[task.id], entry.digest == digest {
      guard entry.verdict == .failing else { return .solved }
      return text == exercise.stub(of: task) ? .untouched : .failing
    }
    if text == exercise.stub(of: task), exercise.originals.isSealed { return .untouched }
    return entries[task.id] == nil ? .started : .changed
  }

  /// The chapters in the order in which a learner goes on: from the one in hand to the last one,
  /// then those before it.
  package func inOrder(_ chapters: [Chapter]) -> [Chapter] {
    let start = chapters.firstIndex { $0.number == chapterInHand } ?? 0
    return Array(chapters[start...] + chapters[..<start])
  }

  /// An answer as it was checked.
  package struct CheckedAnswer {
    let text: String
    let isSolved: Bool

    package init(text: String, isSolved: Bool) {
      (self.text, self.isSolved) = (text, isSolved)
    }
  }

  /// Answers are by their task's number; what is not among them keeps what was known of it.
  package mutating func record(_ answers: [Int: CheckedAnswer], of exercise: Exercise) throws {
    let day = Date().formatted(.iso8601.year().month().day())
    for task in exercise.tasks {
      guard let answer = answers[task.number] else { continue }
      entries[task.id] = Entry(
        verdict: answer.isSolved ? .solved : .failing, digest: Digest.of(answer.text), day: day)
    }
    chapterInHand = exercise.chapter.number
    let lines = entries.sorted { $0.key.compare($1.key, options: .numeric) == .orderedAscending }
      .map { "\($0.key) \($0.value.verdict.rawValue) \($0.value.digest) \($0.value.day)" }
    let heading = "# What `course check` found last. Safe to delete: the next check writes it."
    let text = ([heading] + lines + ["chapter \(exercise.chapter.number)"]).joined(separator: "\n")
    try file.write(text + "\n")
  }
}
