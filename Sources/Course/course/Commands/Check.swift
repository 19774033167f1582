import Terminal
import Exercises
import Grading
import PlainText

/// `course check [N[.T]]`: builds and tests, and says of each task whether it is solved.
enum Check: Command {
  static let name = "check"
  static let summary = "build and test an exercise, or one task of it"
  static let options = ["--edit"]
  static let operands = 1
  static let help = """
    course check [N[.T]] [--edit]

      Builds your answers to the exercise of chapter N, in Answers/NN-name, and
      tests every task, or task T alone.
      Without N it takes the first exercise that is not solved.
      Each task is ✓ or ✗ with the first failure and its place.
      --edit then opens your editor there; when all is solved, at the next task.
      Exit code: 0 when all is solved, 1 when something is not.

      Example: swift run course check 4.1
    """

  static func run(_ arguments: Arguments, terminal: Terminal) throws -> ExitCode {
    let selection = try arguments.operands.first.map { try Selection($0) }
    guard terminal.isInteractive || !arguments.has("--edit") else {
      throw UsageError("--edit needs a terminal for your editor; leave it out here.")
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
    guard let place else { return terminal.say("Nothing is left to edit: all tasks are solved.") }
    switch Editor.open(place.file.path, line: place.line) {
    case .closed: break
    case .failed: terminal.complain("your editor says that it failed on \(place.file.path).")
    case .missing:
      terminal.complain("no editor was found. Set EDITOR, or open \(place.file.path) yourself.")
    }
  }
}
