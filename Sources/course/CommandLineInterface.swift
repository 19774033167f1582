import Foundation

/// Finds the command that the learner typed and turns every error into one clear line.
enum CommandLineInterface {
  static var commands: [any Command.Type] {
    [
      Board.self, Check.self, Watch.self, HintCommand.self, SolutionCommand.self, Reset.self,
      Doctor.self,
      Syllabus.self, Room.self, Verify.self, Conformance.self, Completions.self,
    ]
  }

  /// Runs one command line and returns the exit code of the process.
  static func run(_ words: [String], terminal: Terminal = .standard) -> Int32 {
    do {
      return try dispatch(words, terminal: terminal).rawValue
    } catch let problem as UsageError {
      terminal.complain("course: \(problem.sentence)")
      return ExitCode.usage.rawValue
    } catch {
      terminal.complain("course: \(FileProblem.sentence(for: error))")
      return ExitCode.failure.rawValue
    }
  }

  private static func dispatch(_ words: [String], terminal: Terminal) throws -> ExitCode {
    var words = words
    guard let first = words.first, !first.hasPrefix("-") else {
      return try start(Board.self, words, terminal)
    }
    words.removeFirst()
    if first == "help" {
      guard let topic = words.first else { return try start(Board.self, ["--help"], terminal) }
      return try start(command(named: topic), ["--help"], terminal)
    }
    return try start(command(named: first), words, terminal)
  }

  private static func command(named name: String) throws -> any Command.Type {
    if let match = commands.first(where: { $0.name == name }) { return match }
    let names = commands.map { $0.name }.joined(separator: ", ")
    throw UsageError("there is no command “\(name)”. The commands are: \(names).")
  }

  private static func start(
    _ command: any Command.Type, _ words: [String], _ terminal: Terminal
  ) throws -> ExitCode {
    let arguments = try Arguments(words, for: command)
    if arguments.has("--help") {
      terminal.say(command.help)
      return .success
    }
    return try command.run(arguments, terminal: terminal)
  }
}
