package protocol Command {
  static var name: String { get }
  /// A few words for the list of commands.
  static var summary: String { get }
  static var options: [String] { get }
  /// The options that take a value.
  static var valuedOptions: [String] { get }
  /// The maximum number of operands.
  static var operands: Int { get }
  static var help: String { get }
  static func run(_ arguments: Arguments, terminal: Terminal) throws -> ExitCode
}

extension Command {
  package static var options: [String] { [] }
  package static var valuedOptions: [String] { [] }
  package static var operands: Int { 0 }

  /// The first line of the help, up to the first option.
  package static var usage: String {
    let words = help.prefix { $0 != "\n" }.split(separator: " ")
    return words.prefix { !$0.hasPrefix("-") && !$0.hasPrefix("[-") }.joined(separator: " ")
  }
}
