import Console
import CourseModel
import Files
import Foundation
import Judging
import Page

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
      stays, and is copied to .course/backups first; `course backups` lists those.
      Says which tests changed under an answer, and what is new. --dry-run says so
      and changes nothing.
      Anything else that you changed stays too; if the newer course changes it as
      well, nothing is done. An update that was stopped is finished by the next.

      Example: course update --dry-run
    """

  struct UpdateReport {
    var version: String
    var current: String
    var isNew: Bool
    var isDone: Bool
    var answers: [String]
    var backup: String?
    var changes: [ExerciseChange]
  }

  static func run(
    _ arguments: Arguments, of program: Program, terminal: Terminal
  ) throws -> ExitCode {
    let course = try Course()
    let lock = try course.lock(saying: "update")
    defer { lock.release() }
    let name = arguments.operands.first
    let update = try CourseUpdate(of: course, to: name)
    let isDone = update.isNeeded && !arguments.has("--dry-run")
    let report = UpdateReport(
      version: update.version, current: update.current, isNew: update.isNeeded, isDone: isDone,
      answers: update.answers, backup: isDone ? try update.apply(stamp: BackupPlace.name()) : nil,
      changes: update.changes)
    print(report, named: name, on: terminal)
    return .success
  }

  private static func print(
    _ report: UpdateReport, named name: String?, on terminal: Terminal
  ) {
    guard report.isNew else {
      if name == nil || report.version == report.current {
        terminal.say("This is the newest course: \(report.current).")
        return terminal.next("`\(NextStep.program)`")
      }
      terminal.say(
        "\(report.version) is older than your course, which is at \(report.current). Nothing was changed."
      )
      return terminal.next(
        "`git worktree add ../course-\(report.version) \(report.version)` puts it beside yours")
    }
    terminal.say(report.isDone ? "The course is at \(report.version)." : "New: \(report.version).")
    for change in report.changes {
      terminal.say("  \(change.task) \(change.title): \(change.sentence)")
    }
    if report.changes.isEmpty { terminal.say("  No task, test or hint has changed.") }
    let count = report.answers.count
    terminal.say("\nYour answers stay as they are: \(count) \(count == 1 ? "file" : "files").")
    if let backup = report.backup { terminal.say("A copy is in \(backup)") }
    terminal.next(next(after: report))
  }

  private static func next(after report: UpdateReport) -> String {
    guard report.isDone else { return "`\(NextStep.program) update`" }
    if let moved = report.changes.first(where: { $0.kind == .moved && $0.left != nil }),
      let left = moved.left, let place = moved.place
    {
      return
        "copy your answer from \(left) to \(place), then `\(NextStep.program) check \(moved.task)`"
    }
    if let again = report.changes.first(where: { $0.isAnswered && $0.kind == .tests }) {
      return "`\(NextStep.program) check \(again.task)`"
    }
    return "read CHANGELOG.md, then `\(NextStep.program)`"
  }
}

extension Course {
  /// Held by a command that changes files; while it waits, it says for whom.
  func lock(saying command: String) throws -> FileLock {
    let progress = ProgressLine.standard()
    defer { progress.clear() }
    return try lock { holder in
      progress.show("\(command) waits for process \(holder) to end")
      progress.turn()
    }
  }
}

extension InterruptedUpdate {
  /// What every command says of an update that was stopped in the middle; nil where there is none.
  static func warning(before words: [String]) -> String? {
    // Without a course there is none, and the command says why.
    guard words.first != Update.name, let course = try? Course() else { return nil }
    do {
      guard let interrupted = try find(in: course) else { return nil }
      // One that is running now is not interrupted.
      try course.lock { _ in throw CancellationError() }.release()
      return interrupted.sentence
    } catch is CancellationError {
      return nil
    } catch {
      return FileProblem.sentence(for: error)
    }
  }
}
