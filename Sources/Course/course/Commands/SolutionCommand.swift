import Terminal
import Exercises
import Files
import Foundation
import Grading
import Pages

/// `course solution N.T`: yours beside ours.
enum SolutionCommand: Command {
  static let name = "solution"
  static let summary = "yours beside ours, once yours passes"
  static let options = ["--reveal"]
  static let operands = 1
  static let help = """
    course solution N.T [--reveal]

      Shows your file of task T beside ours, once your tests pass: the code, without
      the comments that say what it is for.
      --reveal shows it before that.

      Example: swift run course solution 4.1
    """

  static func run(_ arguments: Arguments, terminal: Terminal) throws -> ExitCode {
    let course = try Course()
    let (task, exercise) = try Selection.task(arguments.operands.first, command: name, in: course)
    if !arguments.has("--reveal") {
      guard try isSolved(task, in: exercise, course: course) else {
        try keepClosed(task, in: exercise, of: course, on: terminal)
        return .failure
      }
    }
    try print(task, in: exercise, on: terminal)
    terminal.next(NextStep.onTheBoard(of: course))
    return .success
  }

  /// A hint is offered before ours, as long as there is one that was not shown.
  static func keepClosed(
    _ task: ExerciseTask, in exercise: Exercise, of course: Course, on terminal: Terminal
  ) throws {
    terminal.say("Your tests of \(task.id) do not pass yet, so ours stays closed.")
    let reveal = "`\(NextStep.program) solution \(task.id) --reveal` if you want to see it now"
    let hint = "\(NextStep.program) hint \(task.id)"
    let shown = HintsShown(of: course)
    let count = try Hints(exercise: exercise.folder).hints(for: task.number).count
    terminal.next(
      shown.count(of: task) < count
        ? "`\(hint)`, or \(reveal)"
        : "all hints are shown (`\(hint) --again` begins with the first); \(reveal)")
  }

  static func print(
    _ task: ExerciseTask, in exercise: Exercise, on terminal: Terminal
  ) throws {
    guard FileManager.default.fileExists(atPath: exercise.solution(of: task).path) else {
      throw CourseError("task \(task.id) has no solution yet.")
    }
    let ours = try TextFile.read(exercise.solution(of: task))
    let yours = try TextFile.readIfPresent(exercise.file(of: task)) ?? ""
    terminal.say(terminal.painted("\(task.id) \(task.title)", .strong) + "\n")
    SideBySide(
      left: ("yours", Declaration.withoutDocumentation(yours)),
      right: ("ours", Declaration.withoutDocumentation(ours))
    ).print(on: terminal)
  }

  /// The recorded pass of this very text, or else a check now.
  private static func isSolved(
    _ task: ExerciseTask, in exercise: Exercise, course: Course
  ) throws -> Bool {
    if LearnerProgress(of: course).state(of: task, in: exercise) == .solved { return true }
    let progress = ProgressReporter(.standard())
    return try ExerciseCheck(exercise, tasks: [task], in: course, progress: progress)
      .report().isSolved
  }
}
