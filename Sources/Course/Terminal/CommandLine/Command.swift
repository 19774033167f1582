/// One word after a program's name: its options, its help and what it does.
package protocol Command {
  static var name: String { get }
  /// What it does, in a few words: for the list of commands.
  static var summary: String { get }
  static var options: [String] { get }
  /// The options that a value follows.
  static var valuedOptions: [String] { get }
  /// How many words that are no option it takes at most.
  static var operands: Int { get }
  static var help: String { get }
  static func run(_ arguments: Arguments, terminal: Terminal) throws -> ExitCode
}

/// Most take no option and no word.
extension Command {
  package static var options: [String] { [] }
  package static var valuedOptions: [String] { [] }
  package static var operands: Int { 0 }

  /// How it is written without its options: the beginning of its help.
  package static var usage: String {
    let words = help.prefix { $0 != "\n" }.split(separator: " ")
    return words.prefix { !$0.hasPrefix("-") && !$0.hasPrefix("[-") }.joined(separator: " ")
  }
}
