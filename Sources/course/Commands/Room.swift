import Console
import CourseModel
import Foundation

/// `course room FOLDER [N]`: where everybody is, from the folders they work in.
enum Room: CourseCommand {
  static let name = "room"
  static let summary = "where everybody in a room is, and what stops them"
  static let options = ["--json", "--csv", IsolationOption.name]
  static let operandKind = OperandKind.folder
  static let operands = 2
  static let help = """
    course room FOLDER [N] [--json | --csv] [--isolated]

      For instructors. FOLDER holds one folder for each learner: a clone of the
      course, or its Exercises folder as it was handed in. Everybody's answers are
      built and tested here, with this clone's tests, whatever theirs say.
      With N: chapter N alone, task by task, with what stops each one.

      Only what changed since the last time is tested again.
      --csv is for a table of marks: solved, ours (solved, word for word as in
      Solutions, which for a short answer says little), open or untouched.

      Their code runs isolated where this machine has the means, which the first
      line says: no network, nothing to write but a folder of its own, your home and
      the other learners not there. \(IsolationOption.name) refuses to mark where it has none.

      Example: course room ~/class 4
    """

  static func run(
    _ arguments: Arguments, of program: Program, terminal: Terminal
  ) throws -> ExitCode {
    guard let folder = arguments.operands.first, !folder.isEmpty else {
      throw UsageError("which folder? Write for example `course room ~/class`.")
    }
    guard !(arguments.has("--json") && arguments.has("--csv")) else {
      throw UsageError("--json and --csv are two forms of one thing; choose one.")
    }
    let course = try Course()
    let exercises = try exercises(arguments.operands.dropFirst().first, in: course)
    let isForPrograms = arguments.has("--json") || arguments.has("--csv")
    let isolation = try IsolationOption.line(for: arguments)
    let marking = try RoomMarking(
      room: URL(fileURLWithPath: folder), exercises: exercises, course: course,
      progress: ProgressReporter(.standard(isWanted: !isForPrograms)))
    if !isForPrograms { terminal.say(terminal.painted(isolation, .frame)) }
    let report = try marking.report()
    if arguments.has("--json") {
      terminal.say(try JSON.text(report))
    } else if arguments.has("--csv") {
      terminal.write(report.table)
      for notice in report.notices { terminal.complain("Note: \(notice)") }
    } else {
      RoomBoard(report: report, exercises: exercises, folder: folder).print(on: terminal)
    }
    return .success
  }

  private static func exercises(_ word: String?, in course: Course) throws -> [Exercise] {
    guard let word else { return try course.exercises() }
    let selection = try Selection(word)
    guard selection.task == nil else {
      throw UsageError("a room is looked at by chapter. Write \(selection.chapter).")
    }
    return [try course.exercise(selection.chapter)]
  }
}
