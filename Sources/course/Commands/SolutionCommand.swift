import Console
import CourseModel
import Judging
import Foundation

/// `course solution N.T`: yours beside ours.
enum SolutionCommand: Command {
  static let name = "solution"
  static let summary = "yours beside ours, once yours passes"
  static let options = ["--reveal", "--json"]
  static let operands = 1
  static let help = """
    course solution N.T [--reveal] [--json]

      Shows your file of task T beside ours, once your tests pass.
      --reveal shows it before that.

      Example: course solution 4.1
    """

  struct Report: Encodable {
    var task: String
    var yours: String
    var ours: String
  }

  static func run(
    _ arguments: Arguments, of program: Program, terminal: Terminal
  ) throws -> ExitCode {
    let (chapter, number) = try Selection.task(arguments, command: name)
    let course = try Course()
    let exercise = try course.exercise(chapter)
    let task = try exercise.task(number)
    if !arguments.has("--reveal") {
      guard try isSolved(task, in: exercise, course: course) else {
        terminal.say("Your tests of \(task.id) do not pass yet, so ours stays closed.")
        terminal.next(
          "`\(NextStep.program) hint \(task.id)`, or `\(NextStep.program) solution \(task.id) "
            + "--reveal` if you want to see it now")
        return .failure
      }
    }
    let report = try report(on: task, in: exercise)
    if arguments.has("--json") {
      terminal.say(try JSON.text(report))
      return .success
    }
    print(report, of: task, on: terminal)
    terminal.next(NextStep.onTheBoard(of: course))
    return .success
  }

  static func report(on task: ExerciseTask, in exercise: Exercise) throws -> Report {
    guard FileManager.default.fileExists(atPath: exercise.solution(of: task).path) else {
      throw CourseError("task \(task.id) has no solution yet.")
    }
    let ours = try TextFile.read(exercise.solution(of: task))
    let yours = (try? TextFile.read(exercise.file(of: task))) ?? ""
    return Report(task: task.id, yours: yours, ours: ours)
  }

  static func print(_ report: Report, of task: ExerciseTask, on terminal: Terminal) {
    terminal.say(terminal.painted("\(task.id) \(task.title)", .strong) + "\n")
    SideBySide(left: ("yours", report.yours), right: ("ours", report.ours)).print(on: terminal)
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
