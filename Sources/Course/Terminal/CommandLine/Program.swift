import PlainText

/// A program that runs commands and reports every error in one line.
package struct Program {
  package let name: String
  private let version: String
  private let groups: [(title: String, commands: [any Command.Type])]
  private let remark: String
  private let sentence: (any Error) -> String

  /// Creates a program.
  ///
  /// - Parameters:
  ///   - groups: The commands in groups. The first command is the default.
  ///   - remark: The last line of the list of commands.
  ///   - sentence: A closure that returns the message for an error.
  package init(
    name: String, version: String, groups: [(title: String, commands: [any Command.Type])],
    remark: String, sentence: @escaping (any Error) -> String
  ) {
    self.name = name
    self.version = version
    self.groups = groups
    self.remark = remark
    self.sentence = sentence
  }

  package var commands: [any Command.Type] { groups.flatMap(\.commands) }

  package func run(_ words: [String], terminal: Terminal = .standard) -> Int32 {
    do {
      return try dispatch(words, terminal: terminal).rawValue
    } catch {
      // Erase the progress line that the command might have left.
      ProgressLine.restoreTerminal()
      let text = "\(name): \(sentence(error))".withVisibleControls
      wrapped(text, width: terminal.size()?.columns ?? .max).forEach(terminal.complain)
      return (error is UsageError ? ExitCode.usage : .failure).rawValue
    }
  }

  /// Returns the list of commands by group, wrapped to `columns`.
  package func help(columns: Int? = nil) -> String {
    let titles = groups.map { $0.title.isEmpty ? "" : $0.title + "  " }
    let indent = titles.map(\.count).max() ?? 0
    let margin = indent + (commands.map { $0.usage.count + 2 }.max() ?? 0)
    let room = max((columns ?? .max) - margin, 20)
    var lines: [String] = []
    for (group, title) in zip(groups, titles) {
      for (index, command) in group.commands.enumerated() {
        let usage = padded(index == 0 ? title : "", to: indent) + command.usage
        let summary = wrapped(command.summary, width: room)
        lines.append(padded(usage, to: margin) + summary[0])
        lines += summary.dropFirst().map { repeated(" ", margin) + $0 }
      }
    }
    return (lines + [""] + wrapped(remark, width: columns ?? .max)).joined(separator: "\n")
  }

  private var invocation: String { "swift run \(name)" }

  private func padded(_ text: String, to width: Int) -> String {
    text + repeated(" ", max(width - text.count, 0))
  }

  private func dispatch(_ words: [String], terminal: Terminal) throws -> ExitCode {
    var words = words
    if words == ["--version"] {
      terminal.say("\(name) \(version)")
      return .success
    }
    // Some tools require `--` before a program's arguments.
    if words.first == "--" { words.removeFirst() }
    guard let first = words.first, !first.hasPrefix("-") else {
      return try start(commands[0], words, terminal)
    }
    words.removeFirst()
    if first == "help" {
      return try start(words.first.map(command(named:)) ?? commands[0], ["--help"], terminal)
    }
    return try start(command(named: first), words, terminal)
  }

  private func command(named name: String) throws -> any Command.Type {
    if let match = commands.first(where: { $0.name == name }) { return match }
    let names = commands.map { $0.name }
    if let suggestion = names.closest(to: name.lowercased()) {
      throw UsageError("unknown command “\(name)”. Did you mean “\(invocation) \(suggestion)”?")
    }
    throw UsageError(
      "unknown command “\(name)”. The commands are: \(names.joined(separator: ", ")).")
  }

  private func start(
    _ command: any Command.Type, _ words: [String], _ terminal: Terminal
  ) throws -> ExitCode {
    let arguments = try arguments(words, for: command)
    if arguments.has("--help") {
      terminal.say(
        command == commands[0] ? help(columns: terminal.size()?.columns) : command.help)
      return .success
    }
    return try command.run(arguments, terminal: terminal)
  }

  private func arguments(_ words: [String], for command: any Command.Type) throws -> Arguments {
    let help = "See `\(invocation) \(command.name) --help`."
    do throws(Arguments.Problem) {
      return try Arguments(
        words, options: command.options, valued: command.valuedOptions,
        maximumOperands: command.operands)
    } catch {
      switch error {
      case .unknownOption(let word):
        let options = ["--help"] + command.options + command.valuedOptions
        let suggestion = options.closest(to: word).map { " Did you mean “\($0)”?" } ?? ""
        throw UsageError("unknown option “\(word)” for “\(command.name)”.\(suggestion) \(help)")
      case .missingValue(let word): throw UsageError("“\(word)” needs a value. \(help)")
      case .repeated(let word):
        throw UsageError("“\(word)” is given twice. Remove one of them.")
      case .unexpected(let word): throw UsageError("unexpected argument “\(word)”. \(help)")
      }
    }
  }
}
