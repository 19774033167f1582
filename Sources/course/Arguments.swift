/// The words after a command, sorted into options and operands.
struct Arguments {
  let options: Set<String>
  let operands: [String]

  init(_ words: [String], for command: any Command.Type) throws {
    let help = "`course \(command.name) --help` tells more."
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
    self.options = options
    self.operands = operands
  }

  func has(_ option: String) -> Bool { options.contains(option) }
}
