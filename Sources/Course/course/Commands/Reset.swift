import Terminal
import Exercises
import Files
import Grading
import Pages
import PlainText

/// `course reset N[.T]`: the stubs again; what was there goes to a dated backup.
enum Reset: Command {
  static let name = "reset"
  static let summary = "the stub again; your work is kept in a backup"
  static let operands = 1
  static let help = """
    course reset N[.T]

      Brings back the stub of task T, or of all tasks of exercise N.
      What was there is copied to .course/backups first: copy it back from there.
      Files of your own stay.

      Example: swift run course reset 4.1
    """

  static func run(_ arguments: Arguments, terminal: Terminal) throws -> ExitCode {
    guard let word = arguments.operands.first else {
      throw UsageError("reset what? Write for example `swift run course reset 4.1`.")
    }
    let selection = try Selection(word)
    let course = try Course()
    let lock = try course.lock(saying: name)
    defer { lock.release() }
    let exercise = try course.exercise(selection.chapter)
    let task = try selection.task.map(exercise.task)
    let result = try reset(exercise, task: task, in: course, stamp: BackupPlace.name())
    for sentence in result.sentences { terminal.say(sentence) }
    for path in result.files { terminal.say("  \(terminal.painted("↺", .good)) \(path)") }
    if result.files.isEmpty {
      terminal.say("Nothing to do: \(word) is as the course ships it.")
    } else if let backup = result.backup {
      terminal.say("\nYour work is kept in \(backup)")
    }
    terminal.next("`\(NextStep.program) check \(word)`")
    return .success
  }

  /// Returns the paths of the files that were others, and where those are kept.
  static func reset(
    _ exercise: Exercise, task: ExerciseTask?, in course: Course, stamp: String
  ) throws -> (files: [String], backup: String?, sentences: [String]) {
    let folder = AnswerFolder(of: exercise)
    let sentences = try folder.begin(stamp: stamp)
    let (files, backup) = try folder.reset(
      task.map { [$0] } ?? exercise.tasks, in: course, stamp: stamp)
    return (files, backup, sentences)
  }
}
