/// What a newer course changes about one task.
package struct ExerciseChange: Equatable {
  package enum Kind: String {
    case newTask = "new task"
    case removed = "removed"
    case tests = "tests changed"
    case stub = "stub changed"
    case hints = "hints changed"
  }

  package let task: String
  package let title: String
  package let kind: Kind
  /// Whether the learner's file is no longer the stub.
  package let isAnswered: Bool
}

/// An exercise in one version of the course.
struct ExerciseVersion {
  let tasks: [ExerciseTask]
  private let originals: Originals
  private let hints: Hints
  private let module: String

  /// Nil where the version has no such exercise.
  init?(of chapter: Chapter, in commit: String, git: Git) throws {
    let folder = "Exercises/\(chapter.name)"
    guard let archive = try git.text(of: "\(folder)/.originals", in: commit),
      let originals = Originals(archive: archive)
    else { return nil }
    let hints = Hints(try git.text(of: "\(folder)/HINTS.md", in: commit) ?? "")
    self.originals = originals
    self.hints = hints
    module = "Exercise\(chapter.digits)"
    tasks = originals.files
      .filter { $0.path.hasPrefix("Tests/") }
      .compactMap { ExerciseTask(test: $0, chapter: chapter, hints: hints) }
      .sorted { $0.number < $1.number }
  }

  func stub(of task: ExerciseTask) -> String? { originals["Sources/\(module)/\(task.fileName)"] }

  /// What differs from an older version, task by task.
  func changes(
    since old: ExerciseVersion, isAnswered: (ExerciseTask) -> Bool
  ) -> [ExerciseChange] {
    var changes: [ExerciseChange] = []
    func note(_ kind: ExerciseChange.Kind, _ task: ExerciseTask, isAnswered: Bool) {
      changes.append(
        ExerciseChange(task: task.id, title: task.title, kind: kind, isAnswered: isAnswered))
    }
    for task in tasks {
      guard let before = old.tasks.first(where: { $0.stem == task.stem }) else {
        note(.newTask, task, isAnswered: false)
        continue
      }
      let isAnswered = isAnswered(before)
      if test(of: task) != old.test(of: before) { note(.tests, task, isAnswered: isAnswered) }
      if stub(of: task) != old.stub(of: before) { note(.stub, task, isAnswered: isAnswered) }
      if hints.hints(for: task.number) != old.hints.hints(for: before.number) {
        note(.hints, task, isAnswered: isAnswered)
      }
    }
    for task in old.tasks where !tasks.contains(where: { $0.stem == task.stem }) {
      note(.removed, task, isAnswered: isAnswered(task))
    }
    return changes
  }

  private func test(of task: ExerciseTask) -> String? {
    originals["Tests/\(module)Tests/\(task.testClass).swift"]
  }
}
