import Terminal
import Exercises
import Grading
import PlainText

/// `course watch [N]`: checks after every save.
enum Watch: Command {
  static let name = "watch"
  static let summary = "check again after every save, until Ctrl-C"
  static let operands = 1
  static let help = """
    course watch [N[.T]]

      Checks after every save until you press q or Ctrl-C.
      In a terminal, other keys work too: h hint, s solution, l list, n next
      exercise, ? all keys.

      Example: swift run course watch 4
    """

  static func run(_ arguments: Arguments, terminal: Terminal) throws -> ExitCode {
    let selection = try arguments.operands.first.map { try Selection($0) }
    let course = try Course()
    var next: ExerciseCheck? = try ExerciseCheck(
      selection, in: course, progress: ProgressReporter(.standard()))
    let input = terminal.isInteractive ? KeyInput() : nil
    defer { input?.end() }
    while let check = next {
      let session = WatchSession(
        check: check, terminal: terminal,
        readKey: input.map { input in { input.next() } })
      next = try session.run().map { exercise in
        ExerciseCheck(exercise, in: course, progress: check.progress)
      }
    }
    return .success
  }
}
