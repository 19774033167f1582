/// The words after a command, sorted into options and operands.
package struct Arguments {
  /// What the command is part of, for those that speak of the other commands.
  package let program: Program
  package let options: Set<String>
  package let operands: [String]

  package init(_ words: [String], for command: any Command.Type, of program: Program) throws {
    let help = "`\(program.name) \(command.name) --help` tells more."
    var options: Set<String> = []
    var operands: [String] = []
    for word in words {
      if word == "-h" || word == "--help" {
        options.insert("--help")
      } else if word.hasPrefix("-") {
        guard command.options.contains(word) else {
          throw UsageError("“\(command.name)” has no option “\(word)”; \(help)")
        }
        options.insert(word)
      } else {
        operands.append(word)
      }
    }
    guard operands.count <= command.operands else {
      throw UsageError("“\(operands[command.operands])” is one word too many; \(help)")
    }
    self.program = program
    self.options = options
    self.operands = operands
  }

  package func has(_ option: String) -> Bool { options.contains(option) }
}
