import Terminal
import Exercises
import Grading
import PlainText

/// `course check [N[.T]]`: grades your answers.
enum Check: Command {
  static let name = "check"
  static let summary = "build and test an exercise, or one task of it"
  static let options = ["--edit"]
  static let operands = 1
  static let help = """
    course check [N[.T]] [--edit]

      Builds your answers to the exercise of chapter N, in Answers/NN-name, and
      runs the tests of every task, or of task T alone.
      Without N, it checks the first unsolved exercise.
      Each task is marked ✓ if solved, or ✗ with the first failure and its location.
      --edit opens your editor at a failure or, if there is none, at the next task.
      Exit code: 0 if all tasks are solved, and 1 otherwise.

      Example: swift run course check 4.1
    """

  static func run(_ arguments: Arguments, terminal: Terminal) throws -> ExitCode {
    let selection = try arguments.operands.first.map { try Selection($0) }
    guard terminal.isInteractive || !arguments.has("--edit") else {
      throw UsageError("--edit needs a terminal. Remove the option.")
    }
    let course = try Course()
    let report = try ExerciseCheck(
      selection, in: course, progress: ProgressReporter(.standard())
    ).report()
    CheckOutput(report: report).print(on: terminal)
    if arguments.has("--edit") { edit(try EditPlace.after(report, in: course), on: terminal) }
    return report.isSolved ? .success : .failure
  }

  private static func edit(_ place: EditPlace?, on terminal: Terminal) {
    guard let place else { return terminal.say("All tasks are solved.") }
    switch Editor.open(place.file.path, line: place.line) {
    case .closed: break
    case .failed: terminal.complain("your editor failed. Open \(place.file.path) by hand.")
    case .missing:
      terminal.complain("no editor was found. Set EDITOR, or open \(place.file.path) by hand.")
    }
  }
}
