import Console
import CourseModel
import Files
import Foundation
import PlainText

/// `maintain edit`: what differs between a right text and a changed copy, written as an edit.
enum MakeEdit: Command {
  static let name = "edit"
  static let summary = "a changed copy as a wrong answer or a near miss"
  static let operands = 3
  static let help = """
    maintain edit 9.5 NAME FILE
    maintain edit 9.lose-a NAME FILE

      Writes what FILE has otherwise than the solution of task 9.5 as the edit NAME of
      Solutions/09-name/WrongAnswers/Task5<Name>.diff; or what it has otherwise than
      the answer of the challenge "Lose A" as a near miss, or than the cell of a why
      (9.why-1) as a choice (choice-2).
      Comment lines at the head of FILE say what it stands for:

          // Misconception: Zero is a value. See *Values*, page 09.

      Copy a solution, make one mistake, then `maintain edit`.
    """

  static func run(_ arguments: Arguments, terminal: Terminal) throws -> ExitCode {
    guard arguments.operands.count == 3 else {
      throw UsageError(
        "which task, which name, which file? Write for example "
          + "`maintain edit 9.5 counts-twice Changed.swift`.")
    }
    let course = try Course()
    let target = try EditTarget(arguments.operands[0], in: course)
    let copy = try TextFile.read(URL(fileURLWithPath: arguments.operands[2]))
    let edit = try target.add(arguments.operands[1], from: copy)
    terminal.say("\(course.path(of: target.file)):")
    terminal.say(edit.text.withoutTrailingSpaces)
    terminal.next(target.next(after: edit))
    return .success
  }
}
