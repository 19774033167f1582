import Console

/// `maintain`: the list of commands, as nothing here is what an author wants every time.
enum Overview: Command {
  static let name = "help"
  static let summary = "this list"
  static let options: [String] = []
  static let operands = 0
  static let help = "maintain"

  static func run(
    _ arguments: Arguments, of program: Program, terminal: Terminal
  ) throws -> ExitCode {
    terminal.say(program.help(columns: terminal.size()?.columns))
    return .success
  }
}
