import Console
import CourseModel
import Judging
import Page
import Foundation

/// `course reset N[.T]`: the course's files again; what was there goes to a dated backup.
enum Reset: Command {
  static let name = "reset"
  static let summary = "the stub again; your work is kept in a backup"
  static let operands = 1
  static let help = """
    course reset N[.T]

      Brings back the stub and the tests of task T, or of the whole exercise N.
      What was there is copied to .course/backups first; `course backups` brings it
      back. Files of your own stay.

      Example: course reset 4.1
    """

  static func run(_ arguments: Arguments, terminal: Terminal) throws -> ExitCode {
    guard let word = arguments.operands.first else {
      throw UsageError("reset what? Write for example `course reset 4.1`.")
    }
    let selection = try Selection(word)
    let course = try Course()
    let lock = try course.lock(saying: name)
    defer { lock.release() }
    let exercise = try course.exercise(selection.chapter)
    let task = try selection.task.map(exercise.task)
    let result = try reset(exercise, task: task, in: course, stamp: BackupPlace.name())
    for path in result.restored { terminal.say("  \(terminal.painted("↺", .good)) \(path)") }
    if result.restored.isEmpty {
      terminal.say("Nothing to do: \(word) is as the course ships it.")
    } else if let backup = result.backup {
      terminal.say("\nYour work is kept in \(backup)")
      terminal.say("`\(NextStep.program) backups` brings it back")
    }
    terminal.next("`\(NextStep.program) check \(word)`")
    return .success
  }

  /// The backup is complete before the first file changes, and each file changes in one step.
  ///
  /// Returns the paths of those files, and where the files are that stood there before.
  static func reset(
    _ exercise: Exercise, task: ExerciseTask?, in course: Course, stamp: String
  ) throws -> (restored: [String], backup: String?) {
    guard exercise.originals.isSealed else {
      throw CourseError(
        "chapter \(exercise.chapter.number) has no original files yet (.originals), so nothing "
          + "was touched. Authors: `swift run maintain verify \(exercise.chapter.number) --seal`.")
    }
    let changed = try exercise.originals.files.filter { file in
      let name = file.path.split(separator: "/").last.map(String.init)
      if let task, name != task.fileName, name != "\(task.testClass).swift" { return false }
      let place = exercise.folder.appendingPathComponent(file.path)
      return try TextFile.dataIfPresent(place) != Data(file.text.utf8)
    }
    let top = "Exercises/\(exercise.chapter.name)"
    let paths = changed.map { "\(top)/\($0.path)" }
    let backup = try course.backUp(paths, stamp: stamp)
    for file in changed {
      try TextFile.write(file.text, to: exercise.folder.appendingPathComponent(file.path))
    }
    return (paths, backup)
  }
}
