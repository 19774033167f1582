import Terminal
import Exercises
import Files

extension Program {
  /// The program for the maintainers of the course.
  static var maintain: Program {
    Program(
      name: "maintain", version: Course.version,
      groups: [("", [Overview.self, Verify.self, MakeModule.self])],
      remark: "  For help on a command, add --help. CONTRIBUTING.md says when to use each command.",
      sentence: FileProblem.sentence)
  }
}

enum Overview: Command {
  static let name = "help"
  static let summary = "list the commands"
  static let help = "maintain"

  static func run(_ arguments: Arguments, terminal: Terminal) throws -> ExitCode {
    terminal.say(Program.maintain.help(columns: terminal.size()?.columns))
    return .success
  }
}
