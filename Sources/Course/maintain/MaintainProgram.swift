import Terminal
import Exercises
import Files

extension Program {
  /// The program for the course's maintainers.
  static var maintain: Program {
    Program(
      name: "maintain", version: Course.version,
      groups: [("", [Overview.self, Verify.self, MakeModule.self])],
      remark: "  Every command explains itself with --help; CONTRIBUTING.md says when to use it.",
      sentence: FileProblem.sentence)
  }
}

enum Overview: Command {
  static let name = "help"
  static let summary = "this list"
  static let help = "maintain"

  static func run(_ arguments: Arguments, terminal: Terminal) throws -> ExitCode {
    terminal.say(Program.maintain.help(columns: terminal.size()?.columns))
    return .success
  }
}
