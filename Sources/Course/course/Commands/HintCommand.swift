import Terminal
import Exercises
import Files
import Site
import Grading
import Pages

/// `course hint N.T`: the next hint.
enum HintCommand: Command {
  static let name = "hint"
  static let summary = "the next hint for a task"
  static let options = ["--again"]
  static let operands = 1
  static let help = """
    course hint N.T [--again]

      Shows the next hint for task T of chapter N, and how many are left.
      --again starts from the first hint.

      Example: swift run course hint 4.1
    """

  static func run(_ arguments: Arguments, terminal: Terminal) throws -> ExitCode {
    let course = try Course()
    let (task, exercise) = try Selection.task(arguments.operands.first, command: name, in: course)
    try createAnswers(for: exercise, of: course, on: terminal)
    try show(task, in: exercise, of: course, startsOver: arguments.has("--again"), on: terminal)
    return .success
  }

  /// Creates the folder for answers, and reports an error without stopping the command.
  private static func createAnswers(
    for exercise: Exercise, of course: Course, on terminal: Terminal
  ) throws {
    do {
      for sentence in try course.createAnswers(for: exercise) { terminal.say("\(sentence)\n") }
    } catch {
      terminal.complain(FileProblem.sentence(for: error))
    }
  }

  /// Shows the next hint, or the last one again if all hints have been shown.
  ///
  /// - Parameter startsOver: Whether to start again from the first hint.
  static func show(
    _ task: ExerciseTask, in exercise: Exercise, of course: Course, startsOver: Bool = false,
    on terminal: Terminal
  ) throws {
    let hints = try Hints(exercise: exercise.folder).hints(for: task.number)
    guard !hints.isEmpty else { throw CourseError("task \(task.id) has no hints yet.") }
    var shown = HintsShown(of: course)
    var problem: String?
    // Limit the recorded number, which might be out of range.
    let next = { before in startsOver || before < 0 ? 1 : min(before, hints.count - 1) + 1 }
    var number = next(shown.count(of: task))
    do {
      try shown.change(task, next)
      number = shown.count(of: task)
    } catch {
      // Show the hint even if the count can't be saved.
      problem = "this hint couldn't be counted: \(FileProblem.sentence(for: error))"
    }
    terminal.say(terminal.painted("\(task.id) \(task.title)", .strong))
    terminal.say(terminal.painted("hint \(number) of \(hints.count)", .frame) + "\n")
    show(hints[number - 1], on: terminal)
    if let problem { terminal.say("\n\(problem)") }
    let program = NextStep.program
    let isSolved = LearnerProgress(of: course).state(of: task, in: exercise) == .solved
    let command = "\(program) solution \(task.id)"
    let more =
      number < hints.count
      ? "\(hints.count - number) more: `\(program) hint \(task.id)`"
      : "That was the last hint" + (isSolved ? "" : "; the solution: `\(command) --reveal`")
    terminal.next(
      isSolved
        ? "\(task.id) is solved: `\(command)` shows the solution beside yours. \(more)"
        : "try it, then `\(program) check \(task.id)`. \(more)")
  }

  /// Renders the hint if the output is a terminal; otherwise, prints its Markdown source.
  private static func show(_ hint: String, on terminal: Terminal) {
    guard terminal.isTerminal else { return terminal.say(hint) }
    let lines = MarkdownRenderer(hasColor: terminal.hasColor, isPlain: false)
      .lines(of: hint, width: min(terminal.width, 100))
    for line in lines { terminal.say(line.painted(withColor: terminal.hasColor)) }
  }
}
