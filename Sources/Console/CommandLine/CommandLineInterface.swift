/// Finds the command that was typed, and turns every error into one clear line.
package struct CommandLineInterface {
  private let program: String
  private let commands: [any Command.Type]
  private let first: any Command.Type
  private let sentence: (any Error) -> String

  /// Creates the command line of a program.
  ///
  /// - Parameters:
  ///   - program: Its name, as it is typed.
  ///   - commands: All that it can do.
  ///   - first: What it does where no command is named; its help is the program's.
  ///   - sentence: What to say of an error.
  package init(
    _ program: String, _ commands: [any Command.Type], first: any Command.Type,
    sentence: @escaping (any Error) -> String
  ) {
    self.program = program
    self.commands = commands
    self.first = first
    self.sentence = sentence
  }

  /// Runs one command line and returns the exit code of the process.
  package func run(_ words: [String], terminal: Terminal = .standard) -> Int32 {
    do {
      return try dispatch(words, terminal).rawValue
    } catch let problem as UsageError {
      terminal.complain("\(program): \(problem.sentence)")
      return ExitCode.usage.rawValue
    } catch {
      terminal.complain("\(program): \(sentence(error))")
      return ExitCode.failure.rawValue
    }
  }

  private func dispatch(_ words: [String], _ terminal: Terminal) throws -> ExitCode {
    guard let name = words.first, !name.hasPrefix("-") else {
      return try start(first, words, terminal)
    }
    let rest = Array(words.dropFirst())
    guard name == "help" else { return try start(command(named: name), rest, terminal) }
    return try start(rest.first.map(command) ?? first, ["--help"], terminal)
  }

  private func command(named name: String) throws -> any Command.Type {
    if let match = commands.first(where: { $0.name == name }) { return match }
    let names = commands.map { $0.name }.joined(separator: ", ")
    throw UsageError("there is no command “\(name)”. The commands are: \(names).")
  }

  private func start(
    _ command: any Command.Type, _ words: [String], _ terminal: Terminal
  ) throws -> ExitCode {
    let arguments = try arguments(words, for: command)
    if arguments.has("--help") {
      terminal.say(command.help)
      return .success
    }
    return try command.run(arguments, terminal: terminal)
  }

  private func arguments(_ words: [String], for command: any Command.Type) throws -> Arguments {
    let help = "`\(program) \(command.name) --help` tells more."
    do {
      return try Arguments(
        words, options: command.options, valued: command.valuedOptions,
        mostOperands: command.operands)
    } catch {
      switch error {
      case .unknownOption(let word):
        throw UsageError("“\(command.name)” has no option “\(word)”; \(help)")
      case .missingValue(let option): throw UsageError("“\(option)” needs a value; \(help)")
      case .unexpected(let word): throw UsageError("“\(word)” is one word too many; \(help)")
      }
    }
  }
}
