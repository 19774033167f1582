import Console
import CourseModel

/// `course check [N[.T]]`: builds and tests, and says of each task whether it is solved.
enum Check: CourseCommand {
  static let name = "check"
  static let summary = "build and test an exercise, or one task of it"
  static let options = ["--json", IsolationOption.name]
  static let operands = 1
  static let help = """
    course check [N[.T]] [--json] [--isolated]

      Builds the exercise of chapter N and tests every task, or task T alone.
      Without N it takes the first exercise that is not solved.
      Each task is ✓ or ✗ with the first failure and its place.
      \(IsolationOption.help)
      Exit code: 0 when all is solved, 1 when something is not.

      Example: course check 4.1
    """

  static func run(
    _ arguments: Arguments, of program: Program, terminal: Terminal
  ) throws -> ExitCode {
    let selection = try arguments.operands.first.map { try Selection($0) }
    let isJSON = arguments.has("--json")
    let isolation = try IsolationOption.line(for: arguments)
    let report = try ExerciseCheck(
      selection, in: Course(), progress: ProgressReporter(.standard(isWanted: !isJSON))
    ).report()
    if isJSON {
      terminal.say(try JSON.text(report))
    } else {
      terminal.say(terminal.painted(isolation, .frame))
      CheckBoard(report: report).print(on: terminal)
    }
    return report.isSolved ? .success : .failure
  }
}
