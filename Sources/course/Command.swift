/// One word after `course`: its options, its help and what it does.
protocol Command {
  static var name: String { get }
  /// What it does, in a few words: for the list of commands and for completion.
  static var summary: String { get }
  static var options: [String] { get }
  /// What its operands are.
  static var operandKind: OperandKind { get }
  /// How many words that are no option it takes at most.
  static var operands: Int { get }
  static var help: String { get }
  static func run(_ arguments: Arguments, terminal: Terminal) throws -> ExitCode
}

/// What may stand after a command.
enum OperandKind {
  case chapter, task, chapterOrTask, shell, folder
}

extension Command {
  static var operandKind: OperandKind { .chapterOrTask }

  /// How it is written: the first line of its help.
  static var usage: String { String(help.prefix { $0 != "\n" }) }
}

/// What the shell is told: 64 is the usual code for a command line that makes no sense.
enum ExitCode: Int32 {
  case success = 0
  case failure = 1
  case usage = 64
}

/// The command line makes no sense; the sentence says what to type instead.
struct UsageError: Error {
  let sentence: String
  init(_ sentence: String) { self.sentence = sentence }
}

/// The command makes sense but cannot be done; the sentence says why and what to do.
struct CourseError: Error {
  let sentence: String
  init(_ sentence: String) { self.sentence = sentence }
}
