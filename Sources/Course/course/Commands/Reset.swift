import Terminal
import Exercises
import Files
import Grading
import Pages
import PlainText

/// `course reset N[.T]`: restores stubs and backs up the answers.
enum Reset: Command {
  static let name = "reset"
  static let summary = "restore the stub; your work is backed up"
  static let operands = 1
  static let help = """
    course reset N[.T]

      Restores the stub of task T, or of all tasks of exercise N.
      Your work is copied to .course/backups first. Other files are left unchanged.

      Example: swift run course reset 4.1
    """

  static func run(_ arguments: Arguments, terminal: Terminal) throws -> ExitCode {
    try withLock(arguments) { exercise, task, course in
      let (folder, stamp) = (AnswerFolder(of: exercise), BackupPlace.name())
      for sentence in try folder.prepare(stamp: stamp) { terminal.say(sentence) }
      let (files, backup) = try folder.reset(
        task.map { [$0] } ?? exercise.tasks, in: course, stamp: stamp)
      for path in files { terminal.say("  \(terminal.painted("↺", .good)) \(path)") }
      let id = task?.id ?? "\(exercise.chapter.number)"
      if files.isEmpty {
        terminal.say("Nothing to do: \(id) already has the course's stubs.")
      } else if let backup {
        terminal.say("\nYour work is kept in \(backup)")
      }
      terminal.next("`\(NextStep.program) check \(id)`")
    }
  }
}
