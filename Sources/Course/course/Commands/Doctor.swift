import Terminal
import Exercises
import Foundation
import Grading

/// `course doctor`: checks this machine.
enum Doctor: Command {
  static let name = "doctor"
  static let summary = "check this machine"
  static let help = """
    course doctor

      Checks the system, the Swift toolchain, Xcode on macOS, XCTest, the course's
      path, write permission, disk space, the temporary folder, Swift's cache, other
      users' locks, and the terminal. A – marks a missing optional tool such as git.
      Exit code: 0 if nothing that the course needs is missing, and 1 otherwise.
    """

  enum Diagnosis: Equatable {
    case fine(String)
    case missing(String)

    var isFine: Bool { if case .fine = self { true } else { false } }
  }

  static func run(_ arguments: Arguments, terminal: Terminal) throws -> ExitCode {
    let root = try Course().root
    let needed: KeyValuePairs<String, Diagnosis?> = [
      "System": system(), "Temporary files": temporary(), "Locks": locks(on: root),
      "Cache": cache(), "Swift": swift(), "Xcode": xcode(), "Path": place(of: root),
      "XCTest": xctest(in: root), "Writing": permission(in: root),
      "Disk": disk(in: root),
    ]
    let optional: KeyValuePairs<String, Diagnosis> = [
      "Git": git(), "Editor": editor(),
      "Terminal": diagnosis(of: terminal),
      "Characters": encoding(),
    ]
    for (what, diagnosis) in needed { say(what, diagnosis, terminal.painted("✗", .bad), terminal) }
    for (what, diagnosis) in optional { say(what, diagnosis, "–", terminal) }
    let isFine = needed.allSatisfy { $0.value?.isFine ?? true }
    terminal.next(
      isFine
        ? "`\(NextStep.program)`"
        : "fix the first line with ✗, then `\(NextStep.program) doctor`")
    return isFine ? .success : .failure
  }

  private static func say(
    _ what: String, _ diagnosis: Diagnosis?, _ markOfMissing: String, _ terminal: Terminal
  ) {
    switch diagnosis {
    case .fine(let sentence): terminal.say("  \(terminal.painted("✓", .good)) \(what): \(sentence)")
    case .missing(let sentence): terminal.say("  \(markOfMissing) \(what): \(sentence)")
    case nil: break
    }
  }
}
