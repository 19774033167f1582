import Files
import Foundation
import Pages

/// The last verdict on each task, in the `progress` section of ``StateFile``.
///
/// A verdict is valid only for the answer and the tests that were checked, so each entry contains
/// their digests.
package struct LearnerProgress {
  package enum State: String, Encodable {
    case untouched, failing, solved
    /// Changed since the last check, or never checked.
    case edited
    case testsChanged = "tests changed"
  }

  private struct Entry: Codable {
    /// `solved`, `failing`, or another word that a newer build wrote.
    var verdict: String
    var digest: String
    /// The digest of the tests.
    var tests: String?
    var day: String
  }

  private struct Content: Codable {
    var chapter: Int?
    var tasks: [String: Entry] = [:]
  }

  private let state: StateFile
  private var content: Content
  /// The reason the file can't be read, or `nil` if it was read.
  package let problem: String?

  package init(of course: Course) {
    state = StateFile(in: course.root)
    let (found, problem) = state.read("progress", as: Content.self)
    content = found ?? Content()
    self.problem = problem
  }

  /// Returns the current state of a task's file.
  package func state(of task: ExerciseTask, in exercise: Exercise) -> State {
    guard let text = answer(to: task, in: exercise) else { return .untouched }
    if let entry = content.tasks[task.id], entry.digest == Digest.of(text),
      entry.verdict == "solved"
    {
      let tests = exercise.digestOfTests(of: task)
      return entry.tests ?? tests == tests ? .solved : .testsChanged
    }
    if exercise.isUntouched(text, of: task) { return .untouched }
    return content.tasks[task.id]?.digest == Digest.of(text) ? .failing : .edited
  }

  /// Returns the learner's answer, `""` if the file is missing, or `nil` if its folder is missing.
  private func answer(to task: ExerciseTask, in exercise: Exercise) -> String? {
    do {
      return try TextFile.readIfPresent(exercise.file(of: task))
        ?? (exercise.chapter.root.appendingPathComponent(exercise.answerFolder).isFolder ? "" : nil)
    } catch {
      // Treat an unreadable file as changed since the check.
      return ""
    }
  }

  /// Returns the chapters, rotated so that the most recently checked chapter comes first.
  package func inOrder(_ chapters: [Chapter]) -> [Chapter] {
    let start = chapters.firstIndex { $0.number == content.chapter } ?? 0
    return Array(chapters[start...] + chapters[..<start])
  }

  package func firstOpenTask(
    of chapters: [Chapter]
  ) throws -> (exercise: Exercise, task: ExerciseTask)? {
    for chapter in chapters {
      guard let exercise = try chapter.exercise(), let task = firstOpenTask(in: exercise)
      else { continue }
      return (exercise, task)
    }
    return nil
  }

  package func firstOpenTask(in exercise: Exercise) -> ExerciseTask? {
    exercise.tasks.first { state(of: $0, in: exercise) != .solved }
  }

  /// Records the verdicts on the given answers, keyed by task number.
  package mutating func record(
    _ answers: [Int: (text: String, isSolved: Bool)], of exercise: Exercise
  ) throws {
    let day = Date().formatted(.iso8601.year().month().day())
    content = try state.change("progress", from: Content()) { content in
      for task in exercise.tasks {
        guard let answer = answers[task.number] else { continue }
        content.tasks[task.id] = Entry(
          verdict: answer.isSolved ? "solved" : "failing", digest: Digest.of(answer.text),
          tests: exercise.digestOfTests(of: task), day: day)
      }
      content.chapter = exercise.chapter.number
    }
  }
}

extension Exercise {
  /// Returns the digest of a task's tests and of the files that all tests share.
  fileprivate func digestOfTests(of task: ExerciseTask) -> String {
    let others = Set(tasks.filter { $0.number != task.number }.map { "\($0.testClass).swift" })
    let tests = shipped.files.filter { file in
      file.path.hasPrefix("Tests/") && !others.contains { file.path.hasSuffix("/\($0)") }
    }
    return SourceFile.digest(of: tests)
  }
}
