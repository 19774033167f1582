/// One word after a program's name: its options, its help and what it does.
package protocol Command {
  static var name: String { get }
  /// What it does, in a few words: for the list of commands and for completion.
  static var summary: String { get }
  /// The options that take no value; `--help` goes without saying.
  static var options: [String] { get }
  /// The options that take a value.
  static var valuedOptions: [String] { get }
  /// How many words that are no option it takes at most.
  static var operands: Int { get }
  /// How it is written, on the first line, and then what it does.
  static var help: String { get }
  static func run(_ arguments: Arguments, terminal: Terminal) throws -> ExitCode
}

extension Command {
  package static var valuedOptions: [String] { [] }

  /// How it is written: the first line of its help.
  package static var usage: String { String(help.prefix { $0 != "\n" }) }
}
