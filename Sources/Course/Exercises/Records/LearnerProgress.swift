import Files
import Foundation
import Pages

/// What the last check said about each task, in the section `progress` of ``StateFile``.
///
/// A pass counts only for the very text that was checked, and for the tests that it passed, which their
/// digests tell.
package struct LearnerProgress {
  package enum State: String, Encodable {
    case untouched, failing, solved
    /// Since the last check, or before the first.
    case edited
    /// Solved, but its tests have changed since.
    case testsChanged = "tests changed"
  }

  private enum Verdict: String, Codable {
    case solved, failing
  }

  private struct Entry: Codable {
    var verdict: Verdict
    var digest: String
    /// Of the tests; nil where they are not known.
    var tests: String?
    var day: String
  }

  private struct Content: Codable {
    /// The chapter that was checked last.
    var chapter: Int?
    var tasks: [String: Entry] = [:]
  }

  private let state: StateFile
  private var content: Content
  /// Why the file cannot be read, if it cannot.
  package let problem: String?

  package init(of course: Course) {
    state = StateFile(in: course.root)
    let (found, problem) = state.read("progress", as: Content.self)
    content = found ?? Content()
    self.problem = problem
  }

  /// What the board shows, from the file as it is now.
  package func state(of task: ExerciseTask, in exercise: Exercise) -> State {
    guard let text = answer(to: task, in: exercise) else { return .untouched }
    if let entry = content.tasks[task.id], entry.digest == Digest.of(text),
      entry.verdict == .solved
    {
      let tests = exercise.digestOfTests(of: task)
      return entry.tests ?? tests == tests ? .solved : .testsChanged
    }
    if exercise.isUntouched(text, of: task) { return .untouched }
    return content.tasks[task.id]?.digest == Digest.of(text) ? .failing : .edited
  }

  /// What stands in the learner's file; nil before the folder is made.
  private func answer(to task: ExerciseTask, in exercise: Exercise) -> String? {
    do {
      return try TextFile.readIfPresent(exercise.file(of: task))
        ?? (exercise.chapter.root.appendingPathComponent(exercise.answerFolder).isFolder ? "" : nil)
    } catch {
      // A file that cannot be read is not the one that was checked.
      return ""
    }
  }

  /// The chapters in the order in which a learner goes on: from the one in hand to the last one,
  /// then those before it.
  package func inOrder(_ chapters: [Chapter]) -> [Chapter] {
    let start = chapters.firstIndex { $0.number == content.chapter } ?? 0
    return Array(chapters[start...] + chapters[..<start])
  }

  /// The first task of some chapters that is not solved.
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

  /// The first task of an exercise that is not solved.
  package func firstOpenTask(in exercise: Exercise) -> ExerciseTask? {
    exercise.tasks.first { state(of: $0, in: exercise) != .solved }
  }

  /// Notes answers as they were checked, by their task's number; what is not among them keeps what was known of it.
  package mutating func note(
    _ answers: [Int: (text: String, isSolved: Bool)], of exercise: Exercise
  ) throws {
    let day = Date().formatted(.iso8601.year().month().day())
    content = try state.change("progress", from: Content()) { content in
      for task in exercise.tasks {
        guard let answer = answers[task.number] else { continue }
        content.tasks[task.id] = Entry(
          verdict: answer.isSolved ? .solved : .failing, digest: Digest.of(answer.text),
          tests: exercise.digestOfTests(of: task), day: day)
      }
      content.chapter = exercise.chapter.number
    }
  }
}

extension Exercise {
  /// Of the task's tests, and of what stands beside all tests.
  fileprivate func digestOfTests(of task: ExerciseTask) -> String {
    let others = Set(tasks.filter { $0.number != task.number }.map { "\($0.testClass).swift" })
    let tests = shipped.files.filter { file in
      file.path.hasPrefix("Tests/") && !others.contains { file.path.hasSuffix("/\($0)") }
    }
    return Digest.of(tests.map { "\($0.path)\n\($0.text)" }.joined(separator: "\n"))
  }
}
