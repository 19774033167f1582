import Console
import CourseModel
import Judging
import Page

/// `course hint N.T`: one hint more, from a nudge to nearly all.
enum HintCommand: Command {
  static let name = "hint"
  static let summary = "the next hint of a task"
  static let options = ["--again"]
  static let operands = 1
  static let help = """
    course hint N.T [--again]

      Shows the next hint of task T of chapter N and says how many are left.
      --again starts from the first hint.

      Example: course hint 4.1
    """

  struct HintReport {
    var hint: String
    var number: Int
    var left: Int
    var next: String
    /// What is to be said of a record that is damaged.
    var problem: String?
  }

  static func run(_ arguments: Arguments, terminal: Terminal) throws -> ExitCode {
    let course = try Course()
    let (task, exercise) = try Selection.task(arguments, command: name, in: course)
    let report = try report(
      on: task, in: exercise, course: course, startsOver: arguments.has("--again"))
    print(report, of: task, on: terminal)
    return .success
  }

  static func print(_ report: HintReport, of task: ExerciseTask, on terminal: Terminal) {
    terminal.say(terminal.painted("\(task.id) \(task.title)", .strong))
    terminal.say(
      terminal.painted("hint \(report.number) of \(report.number + report.left)", .frame) + "\n")
    show(report.hint, on: terminal)
    if let problem = report.problem { terminal.say("\n\(problem)") }
    terminal.next(report.next)
  }

  /// In a window laid out and highlighted, elsewhere as it is written.
  private static func show(_ hint: String, on terminal: Terminal) {
    guard terminal.isTerminal else { return terminal.say(hint) }
    let lines = MarkdownRenderer(hasColour: terminal.hasColour, isPlain: false)
      .lines(of: hint, width: min(terminal.width, 100))
    for line in lines { terminal.say(line.painted(withColour: terminal.hasColour)) }
  }

  /// Takes one hint more; after the last one it stays there.
  static func report(
    on task: ExerciseTask, in exercise: Exercise, course: Course, startsOver: Bool
  ) throws -> HintReport {
    let hints = try Hints(exercise: exercise.folder).hints(for: task.number)
    guard !hints.isEmpty else { throw CourseError("task \(task.id) has no hints yet.") }
    var shown = HintsShown(of: course)
    var problem = shown.problem
    let next = { before in startsOver ? 1 : min(before + 1, hints.count) }
    var number = next(shown.count(of: task))
    do {
      try shown.change(task, next)
      number = shown.count(of: task)
    } catch {
      // A hint that cannot be counted is a hint all the same.
      problem = "this hint is not counted: \(FileProblem.sentence(for: error))"
    }
    let left = hints.count - number
    let check = "\(NextStep.program) check \(task.id)"
    let more = left == 0 ? "\(NextStep.program) solution \(task.id) --reveal" : nil
    return HintReport(
      hint: hints[number - 1], number: number, left: left,
      next: more.map { "try it, then `\(check)`. That was the last hint; ours: `\($0)`" }
        ?? "try it, then `\(check)`. \(left) more: `\(NextStep.program) hint \(task.id)`",
      problem: problem)
  }
}
