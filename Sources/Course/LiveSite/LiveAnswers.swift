import Grading
import Exercises
import Files
import Foundation
import PlainText

/// The answers to exercises as a page shows and changes them: the files of tasks in `Answers`, and no others.
final class LiveAnswers: @unchecked Sendable {
  // Sendable: the course is constant; the lock lets one tab at a time write.
  private let course: Course
  private let lock = NSLock()

  init(of course: Course) { self.course = course }

  struct Answer: Encodable {
    /// The stub.
    let start: String
    /// What the file has, or what it begins with; nil where it cannot be read.
    @OrNull var yours: String? = nil
    /// Why it cannot be read.
    @OrNull var problem: String? = nil
    /// The backups that have the file, the newest first.
    let backups: [String]
  }

  /// What a browser has typed.
  struct SaveRequest: Decodable {
    let task: String
    let text: String
    /// What it knew to be in the file.
    let seen: String
    /// What was given up for it, where a reader has chosen.
    var instead: String?
  }

  /// What became of it: nothing is written where the file has another text than the browser knew.
  struct SaveResult: Encodable {
    @OrNull var theirs: String? = nil
    /// Where that is which was given up, or which was there before.
    @OrNull var kept: String? = nil
  }

  /// Those of an exercise, by the tasks.
  func all(of chapter: Int) throws -> [String: Answer] {
    let exercise = try course.exercise(chapter)
    let backups = try Backup.all(in: course)
    return exercise.tasks.reduce(into: [:]) { answers, task in
      let place = exercise.place(of: task)
      var answer = Answer(
        start: exercise.stub(of: task)?.withLineFeeds ?? "",
        backups: backups.filter { $0.files.contains(place) }.map(\.name).reversed())
      do { answer.yours = try text(of: task, in: exercise).withLineFeeds } catch {
        answer.problem = FileProblem.sentence(for: error)
      }
      answers[task.id] = answer
    }
  }

  /// Writes what was typed, if the file still has what the browser knew.
  func save(_ request: SaveRequest) throws -> SaveResult {
    try lock.withLock {
      let (task, exercise) = try course.task(request.task)
      let place = exercise.place(of: task)
      let file = try begun(task, in: exercise)
      let there = try text(of: task, in: exercise)
      guard [request.seen, request.text].contains(there.withLineFeeds) else {
        return SaveResult(theirs: there.withLineFeeds)
      }
      var kept: String?
      if let instead = request.instead {
        let backup = BackupPlace.new(in: course.root)
        try TextFile.write(instead, to: backup.appendingPathComponent(place))
        kept = course.path(of: backup)
      }
      if request.text != there.withLineFeeds {
        let ending = there.contains("\r\n") ? "\r\n" : "\n"
        try TextFile.write(request.text.replacing("\n", with: ending), to: file)
      }
      return SaveResult(kept: kept)
    }
  }

  /// The stub again.
  func reset(_ id: String) throws -> SaveResult {
    try change(id) { exercise, task in
      try AnswerFolder(of: exercise).reset([task], in: course, stamp: BackupPlace.name()).backup
    }
  }

  /// What the file was in one of its backups.
  func restore(_ id: String, from name: String) throws -> SaveResult {
    try change(id) { exercise, task in
      let place = exercise.place(of: task)
      guard let backup = try Backup.all(in: course).first(where: { $0.name == name }),
        backup.files.contains(place)
      else { throw CourseError("there is no such backup of task \(id).") }
      return try backup.restore(place, in: course, stamp: BackupPlace.name())
    }
  }

  /// Waits until nobody builds the exercise.
  private func change(
    _ id: String, by work: (Exercise, ExerciseTask) throws -> String?
  ) throws -> SaveResult {
    let (task, exercise) = try course.task(id)
    let held = try course.lock()
    defer { held.release() }
    return try lock.withLock {
      _ = try AnswerFolder(of: exercise).begin()
      _ = try begun(task, in: exercise)
      return SaveResult(kept: try work(exercise, task))
    }
  }

  private func text(of task: ExerciseTask, in exercise: Exercise) throws -> String {
    try TextFile.readIfPresent(exercise.file(of: task)) ?? exercise.stub(of: task) ?? ""
  }

  /// The file of a task, whose folder is made where there is none.
  private func begun(_ task: ExerciseTask, in exercise: Exercise) throws -> URL {
    _ = try course.begin(exercise)
    let file = exercise.file(of: task)
    let folder = file.deletingLastPathComponent().resolvingSymlinksInPath()
    let answers = course.root.appendingPathComponent("Answers").resolvingSymlinksInPath()
    // try?: what leads nowhere is no link.
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: file.path)
    guard link == nil, folder.path.hasPrefix(answers.path + "/") else {
      throw CourseError(
        "\(exercise.place(of: task)) is a link to another place. Change it in your editor.")
    }
    return file
  }
}

extension Course {
  /// The task of a name such as 4.1.
  func task(_ id: String) throws -> (task: ExerciseTask, exercise: Exercise) {
    try Selection.task(id, command: "check", in: self)
  }
}

extension String {
  /// As a browser's field has it.
  fileprivate var withLineFeeds: String {
    replacing("\r\n", with: "\n").replacing("\r", with: "\n")
  }
}
