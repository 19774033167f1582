import Console
import CourseModel
import Files
import Foundation
import Judging
import Page
import PlainText

/// `course backups`: the copies of your work that `reset` and `start` made, and one of them again.
enum Backups: Command {
  static let name = "backups"
  static let summary = "the copies of your work, and one of them back"
  static let operands = 2
  static let help = """
    course backups
    course backups restore NAME

      Lists the copies in .course/backups that reset and start made of your work,
      and cells of which you took the page's text again.
      restore brings back the files of one; its name may be shortened. What is
      there now and differs is copied first, so that nothing newer is lost.

      Example: swift run course backups restore 2026-11-26T1015
    """

  static func run(_ arguments: Arguments, terminal: Terminal) throws -> ExitCode {
    let course = try Course()
    let all = try Backup.all(in: course)
    guard let word = arguments.operands.first else {
      list(all, on: terminal)
      return .success
    }
    guard word == "restore", arguments.operands.count == 2 else {
      throw UsageError(
        "write `swift run course backups`, or `swift run course backups restore NAME`.")
    }
    let backup = try find(arguments.operands[1], in: all)
    let lock = try course.lock(saying: name)
    defer { lock.release() }
    let (files, newer) = try backup.restore(in: course, stamp: BackupPlace.name())
    for path in files { terminal.say("  \(terminal.painted("↺", .good)) \(path)") }
    if files.isEmpty { terminal.say("Nothing to do: all is as it is in \(backup.name).") }
    if let newer { terminal.say("\nWhat was there is kept in \(newer)") }
    terminal.next("`\(NextStep.program)`")
    return .success
  }

  private static func list(_ backups: [Backup], on terminal: Terminal) {
    guard let newest = backups.last else {
      terminal.say("There are no backups yet: `reset` makes them.")
      return terminal.next("`\(NextStep.program)`")
    }
    for backup in backups {
      let more = backup.files.count > 1 ? " and \(backup.files.count - 1) more" : ""
      terminal.say("  \(backup.name)  \(backup.files.first ?? "")\(more)")
    }
    terminal.next("`\(NextStep.program) backups restore \(newest.name)`")
  }

  /// The one of this name, or the only one whose name begins so.
  private static func find(_ name: String, in all: [Backup]) throws -> Backup {
    let found = all.filter { $0.name == name }
    let begun = found.isEmpty ? all.filter { $0.name.hasPrefix(name) } : found
    guard let backup = begun.first, begun.count == 1 else {
      let names = begun.map(\.name).joined(separator: ", ")
      throw UsageError(
        begun.isEmpty
          ? "there is no backup “\(name)”; `swift run course backups` lists them."
          : "more than one backup begins with “\(name)”: \(names). Write more of the name.")
    }
    return backup
  }
}
