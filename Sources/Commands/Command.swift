/// One word after a program's name: its options, its help and what it does.
package protocol Command {
  static var name: String { get }
  /// What it does, in a few words: for the list of commands and for completion.
  static var summary: String { get }
  static var options: [String] { get }
  /// How many words that are no option it takes at most.
  static var operands: Int { get }
  static var help: String { get }
  static func run(_ arguments: Arguments, terminal: Terminal) throws -> ExitCode
}

extension Command {
  /// How it is written: the first line of its help.
  package static var usage: String { String(help.prefix { $0 != "\n" }) }
}

/// What the shell is told: 64 is the usual code for a command line that makes no sense.
package enum ExitCode: Int32 {
  case success = 0
  case failure = 1
  case usage = 64
}

/// The command line makes no sense; the sentence says what to type instead.
package struct UsageError: Error {
  package let sentence: String
  package init(_ sentence: String) { self.sentence = sentence }
}
