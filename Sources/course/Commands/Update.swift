import Console
import CourseModel
import Judging
import Foundation

/// `course update [VERSION]`: a newer course, with every answer as it was.
enum Update: Command {
  static let name = "update"
  static let summary = "a newer course; your answers stay as they are"
  static let options = ["--dry-run"]
  static let operands = 1
  static let help = """
    course update [VERSION] [--dry-run]

      Fetches the newest course from where this clone came from, or the VERSION that
      git knows. No answer is touched: whatever you wrote under Exercises/*/Sources
      stays, and is copied to .course/backups first. Says which tests changed under
      an answer, and what is new. --dry-run says so and changes nothing.
      Anything else that you changed stays too; if the newer course changes it as
      well, nothing is done.

      Example: course update --dry-run
    """

  struct UpdateReport {
    var version: String
    var isNew: Bool
    var isDone: Bool
    var answers: [String]
    var backup: String?
    var changes: [ExerciseChange]
  }

  static func run(
    _ arguments: Arguments, of program: Program, terminal: Terminal
  ) throws -> ExitCode {
    let update = try CourseUpdate(of: Course(), to: arguments.operands.first)
    let isDone = update.isNeeded && !arguments.has("--dry-run")
    let report = UpdateReport(
      version: update.version, isNew: update.isNeeded, isDone: isDone, answers: update.answers,
      backup: isDone ? try update.apply(stamp: Date().backupStamp) : nil, changes: update.changes)
    print(report, on: terminal)
    return .success
  }

  private static func print(_ report: UpdateReport, on terminal: Terminal) {
    guard report.isNew else {
      terminal.say("This is the newest course: \(report.version).")
      return terminal.next("`\(NextStep.program)`")
    }
    terminal.say(report.isDone ? "The course is at \(report.version)." : "New: \(report.version).")
    for change in report.changes {
      let answered = change.isAnswered ? " under your answer" : ""
      terminal.say("  \(change.task) \(change.title): \(change.kind.rawValue)\(answered)")
    }
    if report.changes.isEmpty { terminal.say("  No task, test or hint has changed.") }
    let count = report.answers.count
    terminal.say("\nYour answers stay as they are: \(count) \(count == 1 ? "file" : "files").")
    if let backup = report.backup { terminal.say("A copy is in \(backup)") }
    let again = report.changes.first { $0.isAnswered && $0.kind == .tests }
    if !report.isDone {
      terminal.next("`\(NextStep.program) update`")
    } else if let again {
      terminal.next("`\(NextStep.program) check \(again.task)`")
    } else {
      terminal.next("read CHANGELOG.md, then `\(NextStep.program)`")
    }
  }
}
