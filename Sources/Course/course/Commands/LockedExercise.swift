import Exercises
import Files
import PlainText
import Terminal

extension Command {
  /// Calls `change` with the exercise on the command line, and with the task if there is one, under the course's lock.
  static func withLock(
    _ arguments: Arguments, _ change: (Exercise, ExerciseTask?, Course) throws -> Void
  ) throws -> ExitCode {
    guard let word = arguments.operands.first else {
      throw UsageError("name an exercise or a task, for example `swift run course \(name) 4.1`.")
    }
    let selection = try Selection(word)
    let course = try Course()
    let progress = ProgressLine.standard()
    let lock = try course.lock { holder in
      progress.show("\(name) waits for process \(holder) to end")
    }
    defer { lock.release() }
    progress.clear()
    let exercise = try course.exercise(selection.chapter)
    try change(exercise, selection.task.map(exercise.task), course)
    return .success
  }
}
