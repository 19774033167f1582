/// The options and operands of a command line.
package struct Arguments {
  /// An error in the arguments.
  package enum Problem: Error, Equatable {
    case unknownOption(String)
    case missingValue(String)
    case repeated(String)
    case unexpected(String)
  }

  /// The values by option.
  ///
  /// The value is an empty string for an option without a value.
  private let values: [String: String]
  package let operands: [String]

  /// Creates arguments by parsing the words of a command line.
  ///
  /// `-h` means `--help`, and `--name=value` means `--name value`. A single dash is an operand.
  /// A value that starts with two dashes must follow `=`.
  ///
  /// - Parameters:
  ///   - words: The words after the program or the command.
  ///   - options: The options without a value.
  ///   - valued: The options with a value.
  ///   - maximumOperands: The maximum number of operands.
  package init(
    _ words: [String], options: [String], valued: [String] = [], maximumOperands: Int
  ) throws(Problem) {
    var values: [String: String] = [:]
    var operands: [String] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      let (name, value) = Arguments.split(word)
      if valued.contains(name) {
        guard value != nil || rest.first?.hasPrefix("--") == false else {
          throw .missingValue(name)
        }
        guard values[name] == nil else { throw .repeated(name) }
        values[name] = value ?? rest.removeFirst()
      } else if word == "-h" || word == "--help" || options.contains(word) {
        values[word == "-h" ? "--help" : word] = ""
      } else if word.hasPrefix("-"), word != "-" {
        throw .unknownOption(word)
      } else {
        operands.append(word)
        if operands.count > maximumOperands { throw .unexpected(word) }
      }
    }
    self.values = values
    self.operands = operands
  }

  package func has(_ option: String) -> Bool { values[option] != nil }

  package func value(of option: String) -> String? { values[option] }

  private static func split(_ word: String) -> (name: String, value: String?) {
    guard word.hasPrefix("--"), let sign = word.firstIndex(of: "=") else { return (word, nil) }
    return (String(word[..<sign]), String(word[word.index(after: sign)...]))
  }
}

/// The exit codes of the programs; 64 is the usual code for invalid arguments.
package enum ExitCode: Int32 {
  case success = 0
  case failure = 1
  case usage = 64
}
