import Grading
import Exercises
import Files
import Foundation
import PlainText

/// The learner's files in `Answers`, which pages show and edit.
final class LiveAnswers: @unchecked Sendable {
  // Sendable: all properties are constant.
  private let course: Course
  private let lock = NSLock()

  init(of course: Course) { self.course = course }

  struct Answer: Encodable {
    /// The text of the stub.
    let original: String
    /// The file's text, the stub's text if the file is missing, or `nil` if it cannot be read.
    @OrNull var saved: String? = nil
    /// A Boolean value that indicates whether the file passed its last check.
    let isSolved: Bool
    /// The reason the file can't be read, or `nil` if it can be read.
    @OrNull var problem: String? = nil
    /// The names of the backups that contain the file, newest first.
    let backups: [String]
  }

  struct SaveRequest: Decodable {
    let task: String
    let text: String
    /// The file's text when the browser last read it.
    let base: String
    /// The version to back up, which the learner rejected after a conflict.
    var rejected: String?
  }

  struct SaveResult: Encodable {
    /// The file's text if another program's change prevented saving, or `nil` otherwise.
    @OrNull var conflict: String? = nil
    /// The path of the backup, or `nil` if nothing was backed up.
    @OrNull var backup: String? = nil
  }

  /// Returns the answers to an exercise, keyed by task ID.
  func all(of chapter: Int) throws -> [String: Answer] {
    let exercise = try course.exercise(chapter)
    let backups = try Backup.all(in: course)
    let progress = LearnerProgress(of: course)
    return exercise.tasks.reduce(into: [:]) { answers, task in
      let place = exercise.place(of: task)
      var answer = Answer(
        original: exercise.stub(of: task)?.withLineFeeds ?? "",
        isSolved: progress.state(of: task, in: exercise) == .solved,
        backups: backups.filter { $0.files.contains(place) }.map(\.name).reversed())
      do { answer.saved = try text(of: task, in: exercise).withLineFeeds } catch {
        answer.problem = FileProblem.sentence(for: error)
      }
      answers[task.id] = answer
    }
  }

  /// Saves an answer, unless the file has changed since the browser read it.
  func save(_ request: SaveRequest) throws -> SaveResult {
    try lock.withLock {
      let (task, exercise) = try course.task(request.task)
      let place = exercise.place(of: task)
      let file = try answerFile(of: task, in: exercise)
      let there = try text(of: task, in: exercise)
      guard [request.base, request.text].contains(there.withLineFeeds) else {
        return SaveResult(conflict: there.withLineFeeds)
      }
      var backupPath: String?
      if let rejected = request.rejected {
        let backup = BackupPlace.new(in: course.root)
        try TextFile.write(rejected, to: backup.appendingPathComponent(place))
        backupPath = course.path(of: backup)
      }
      if request.text != there.withLineFeeds {
        let ending = there.contains("\r\n") ? "\r\n" : "\n"
        try TextFile.write(request.text.replacing("\n", with: ending), to: file)
      }
      return SaveResult(backup: backupPath)
    }
  }

  /// Replaces an answer with its stub.
  func reset(_ id: String) throws -> SaveResult {
    try change(id) { exercise, task in
      try AnswerFolder(of: exercise).reset([task], in: course, stamp: BackupPlace.name()).backup
    }
  }

  /// Replaces an answer with the version from a backup.
  func restore(_ id: String, from name: String) throws -> SaveResult {
    try change(id) { exercise, task in
      let place = exercise.place(of: task)
      guard let backup = try Backup.all(in: course).first(where: { $0.name == name }),
        backup.files.contains(place)
      else { throw CourseError("task \(id) has no such backup. Reload the page.") }
      return try backup.restore(place, in: course, stamp: BackupPlace.name())
    }
  }

  /// Waits until no check is running, and then changes an answer.
  private func change(
    _ id: String, by work: (Exercise, ExerciseTask) throws -> String?
  ) throws -> SaveResult {
    let (task, exercise) = try course.task(id)
    let held = try course.lock()
    defer { held.release() }
    return try lock.withLock {
      _ = try AnswerFolder(of: exercise).prepare()
      _ = try answerFile(of: task, in: exercise)
      return SaveResult(backup: try work(exercise, task))
    }
  }

  private func text(of task: ExerciseTask, in exercise: Exercise) throws -> String {
    try TextFile.readIfPresent(exercise.file(of: task)) ?? exercise.stub(of: task) ?? ""
  }

  /// Returns a task's file, creating the exercise's folder if necessary.
  private func answerFile(of task: ExerciseTask, in exercise: Exercise) throws -> URL {
    _ = try course.createAnswers(for: exercise)
    let file = exercise.file(of: task)
    let folder = file.deletingLastPathComponent().resolvingSymlinksInPath()
    let answers = course.root.appendingPathComponent("Answers").resolvingSymlinksInPath()
    // This fails for a regular file, because only a symbolic link has a destination.
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: file.path)
    guard link == nil, folder.path.hasPrefix(answers.path + "/") else {
      throw CourseError(
        "\(exercise.place(of: task)) is a symbolic link. Change the file in your editor.")
    }
    return file
  }
}

extension Course {
  func task(_ id: String) throws -> (task: ExerciseTask, exercise: Exercise) {
    try Selection.task(id, command: "check", in: self)
  }
}

extension String {
  /// The text with line feeds only, because a browser's text field converts other line endings.
  fileprivate var withLineFeeds: String {
    replacing("\r\n", with: "\n").replacing("\r", with: "\n")
  }
}
