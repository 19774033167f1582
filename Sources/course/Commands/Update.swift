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

  static func run(_ arguments: Arguments, terminal: Terminal) throws -> ExitCode {
    let course = try Course()
    let lock = try course.lock(saying: "update")
    defer { lock.release() }
    let name = arguments.operands.first
    let update = try CourseUpdate(of: course, to: name)
    let isDone = update.isNeeded && !arguments.has("--dry-run")
    let backup = isDone ? try update.apply(stamp: BackupPlace.name()) : nil
    print(update, named: name, isDone: isDone, backup: backup, on: terminal)
    return .success
  }

  private static func print(
    _ update: CourseUpdate, named name: String?, isDone: Bool, backup: String?,
    on terminal: Terminal
  ) {
    guard update.isNeeded else {
      if name == nil || update.version == update.current {
        terminal.say("This is the newest course: \(update.current).")
        return terminal.next("`\(NextStep.program)`")
      }
      terminal.say(
        "\(update.version) is older than your course, which is at \(update.current). Nothing was changed."
      )
      return terminal.next(
        "`git worktree add ../course-\(update.version) \(update.version)` puts it beside yours")
    }
    terminal.say(isDone ? "The course is at \(update.version)." : "New: \(update.version).")
    for change in update.changes {
      terminal.say("  \(change.task) \(change.title): \(change.sentence)")
    }
    if update.changes.isEmpty { terminal.say("  No task, test or hint has changed.") }
    let count = update.answers.count
    terminal.say("\nYour answers stay as they are: \(count) \(count == 1 ? "file" : "files").")
    if let backup { terminal.say("A copy is in \(backup)") }
    terminal.next(isDone ? next(after: update) : "`\(NextStep.program) update`")
  }

  private static func next(after update: CourseUpdate) -> String {
    if let moved = update.changes.first(where: { $0.kind == .moved && $0.left != nil }),
      let left = moved.left, let place = moved.place
    {
      return
        "move your answer from \(left) to \(place), then `\(NextStep.program) check \(moved.task)`"
    }
    if let again = update.changes.first(where: { $0.isAnswered && $0.kind == .tests }) {
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
