import Exercises
import Files
import PlainText
import Terminal

extension Command {
  /// Locks the course, and calls `change` with the exercise and the task that the user named.
  static func withLock(
    _ arguments: Arguments, _ change: (Exercise, ExerciseTask?, Course) throws -> Void
  ) throws -> ExitCode {
    guard let word = arguments.operands.first else {
      throw UsageError("missing exercise or task. Try `swift run course \(name) 4.1`.")
    }
    let selection = try Selection(word)
    let course = try Course()
    let progress = ProgressLine.standard()
    let lock = try course.lock { holder in
      progress.show("waiting for process \(holder) to end")
    }
    defer { lock.release() }
    progress.clear()
    let exercise = try course.exercise(selection.chapter)
    try change(exercise, selection.task.map(exercise.task), course)
    return .success
  }
}
