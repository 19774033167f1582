/// The words after a program or a command, sorted into options and operands.
package struct Arguments {
  /// What makes no sense in them; each program says it in its own words.
  package enum Problem: Error, Equatable {
    case unknownOption(String)
    /// The option stands last, where its value should follow.
    case missingValue(String)
    /// The option has two values, of which one would be left out.
    case repeated(String)
    case unexpected(String)
  }

  /// The options that were given, each with its value, which is empty for one that takes none.
  private let given: [String: String]
  package let operands: [String]

  /// Sorts the words; `-h` is `--help`, and `--name=value` is `--name value`.
  ///
  /// A dash alone is an operand. What begins with two dashes is no option's value, unless it stands behind a sign.
  ///
  /// - Parameters:
  ///   - words: What was typed.
  ///   - options: The options that take no value.
  ///   - valued: The options that take one.
  ///   - mostOperands: How many words that are no option there may be.
  package init(
    _ words: [String], options: [String], valued: [String] = [], mostOperands: Int
  ) throws(Problem) {
    var given: [String: String] = [:]
    var operands: [String] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      let (name, value) = Arguments.split(word)
      if valued.contains(name) {
        guard value != nil || rest.first?.hasPrefix("--") == false else {
          throw .missingValue(name)
        }
        guard given[name] == nil else { throw .repeated(name) }
        given[name] = value ?? rest.removeFirst()
      } else if word == "-h" || word == "--help" || options.contains(word) {
        given[word == "-h" ? "--help" : word] = ""
      } else if word.hasPrefix("-"), word != "-" {
        throw .unknownOption(word)
      } else {
        operands.append(word)
        if operands.count > mostOperands { throw .unexpected(word) }
      }
    }
    self.given = given
    self.operands = operands
  }

  package func has(_ option: String) -> Bool { given[option] != nil }

  package func value(of option: String) -> String? { given[option] }

  private static func split(_ word: String) -> (name: String, value: String?) {
    guard word.hasPrefix("--"), let sign = word.firstIndex(of: "=") else { return (word, nil) }
    return (String(word[..<sign]), String(word[word.index(after: sign)...]))
  }
}

/// The exit code: 64 is the usual code for a command line that makes no sense.
package enum ExitCode: Int32 {
  case success = 0
  case failure = 1
  case usage = 64
}
