import Console

/// A command of `course`, with what its operands are.
protocol CourseCommand: Command {
  static var operandKind: OperandKind { get }
}

/// What may stand after a command.
enum OperandKind {
  case chapter, task, chapterOrTask, shell, folder, version
}

extension CourseCommand {
  static var operandKind: OperandKind { .chapterOrTask }
}
