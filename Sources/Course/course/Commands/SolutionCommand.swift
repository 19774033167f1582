import Terminal
import Exercises
import Files
import Foundation
import Grading
import Pages
import PlainText

/// `course solution N.T`: your answer beside the solution.
enum SolutionCommand: Command {
  static let name = "solution"
  static let summary = "the solution beside your answer, once it passes"
  static let options = ["--reveal"]
  static let operands = 1
  static let help = """
    course solution N.T [--reveal]

      Shows your answer to task T beside the solution if your answer passes. Doc
      comments are left out.
      --reveal shows both even if your answer doesn't pass.

      Example: swift run course solution 4.1
    """

  static func run(_ arguments: Arguments, terminal: Terminal) throws -> ExitCode {
    let course = try Course()
    let (task, exercise) = try Selection.task(arguments.operands.first, command: name, in: course)
    if !arguments.has("--reveal") {
      guard try isSolved(task, in: exercise, course: course) else {
        try suggestHint(task, in: exercise, of: course, on: terminal)
        return .failure
      }
    }
    try print(task, in: exercise, on: terminal)
    terminal.next(NextStep.onTheBoard(of: course))
    return .success
  }

  /// Suggests the next hint, or all hints again, and says how to reveal the solution.
  static func suggestHint(
    _ task: ExerciseTask, in exercise: Exercise, of course: Course, on terminal: Terminal
  ) throws {
    terminal.say("Your answer to \(task.id) doesn't pass yet.")
    let reveal = "`\(NextStep.program) solution \(task.id) --reveal` to see the solution now"
    let hint = "\(NextStep.program) hint \(task.id)"
    let shown = HintsShown(of: course)
    let count = try Hints(exercise: exercise.folder).hints(for: task.number).count
    terminal.next(
      shown.count(of: task) < count
        ? "`\(hint)`, or \(reveal)"
        : "`\(hint) --again` to see the hints again, or \(reveal)")
  }

  static func print(
    _ task: ExerciseTask, in exercise: Exercise, on terminal: Terminal
  ) throws {
    guard FileManager.default.fileExists(atPath: exercise.solution(of: task).path) else {
      throw CourseError("task \(task.id) has no solution yet.")
    }
    let solution = try Declaration.withoutDocumentation(TextFile.read(exercise.solution(of: task)))
    let answer = try TextFile.readIfPresent(exercise.file(of: task)) ?? ""
    let yours = Declaration.withoutDocumentation(answer)
    terminal.say(terminal.painted("\(task.id) \(task.title)", .strong) + "\n")
    if yours == solution { return terminal.say("Your answer is the same as ours.") }
    SideBySide(left: ("yours", yours), right: ("ours", solution)).print(on: terminal)
  }

  /// Returns whether the answer passes, checking it only if no pass has been recorded.
  private static func isSolved(
    _ task: ExerciseTask, in exercise: Exercise, course: Course
  ) throws -> Bool {
    if LearnerProgress(of: course).state(of: task, in: exercise) == .solved { return true }
    let progress = ProgressReporter(.standard())
    return try ExerciseCheck(exercise, tasks: [task], in: course, progress: progress)
      .report().isSolved
  }
}
