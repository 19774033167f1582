import Console
import CourseModel
import Files
import Foundation
import Judging
import Kernel
import Page
import PlainText

/// `course play [N]`: an empty cell with the library imported, to try things and to type demos.
enum Play: Command {
  static let name = "play"
  static let summary = "an empty cell with the library imported"
  static let operands = 1
  static let help = """
    course play [N]

      Opens your editor on a cell with the library imported, and runs it when the
      editor closes, as often as you like. Your text is kept in .course/cells.
      With N it begins with the demo in the notes of chapter N for instructors.

      Where nobody sits at a terminal it runs once what it reads, or the demo.
      Exit code there: 0 when the cell came to its end, 1 when it did not.

      Examples: swift run course play
                swift run course play 10
                swift run course play < cell.swift
    """

  static func run(_ arguments: Arguments, terminal: Terminal) throws -> ExitCode {
    let course = try Course()
    let number = try arguments.operands.first.map { try Selection.chapter($0, command: name) }
    let copy = try copy(number, in: course)
    let ready = ReadyInterpreter()
    let run = { (text: String, receive: (CellRecord) -> Void) in
      let kernel = try runCell(text, in: course, ready, terminal, receive)
      if terminal.isInteractive { kernel?.prepare(module: Kernel.module) }
    }
    guard terminal.isInteractive else {
      let text = try number == nil ? standardInputText() : copy.text ?? copy.start
      return try runOnce(text, on: terminal, run)
    }
    try PlaySession(
      title: number.map { "Play: the demo of chapter \($0)" } ?? "Play", copy: copy,
      terminal: terminal, edit: Editor.open, run: run
    ).start()
    return .success
  }

  /// Where the text is kept, and what it begins with.
  static func copy(_ number: Int?, in course: Course) throws -> ReadersCopy {
    let folder = course.root.appendingPathComponent(ChangedCells.place)
    guard let number else {
      return ChangedCells.scratchPad(in: course.root)
    }
    let chapter = try course.chapter(number)
    guard let demo = try InstructorNotes.ifPresent(of: chapter)?.demo else {
      throw CourseError(
        "the notes of chapter \(number) have no demo under “Type it live”; "
          + "`\(NextStep.program) play` opens an empty cell.")
    }
    return ReadersCopy(
      file: folder.appendingPathComponent("play-\(chapter.digits).swift"), start: demo)
  }

  private static func runCell(
    _ text: String, in course: Course, _ ready: ReadyInterpreter, _ terminal: Terminal,
    _ receive: (CellRecord) -> Void
  ) throws -> Kernel? {
    guard let program = CellProgram.scratch(text) else { return nil }
    let progress = ProgressLine.standard()
    defer { progress.clear() }
    let kernel = try Kernel(root: course.root, ready: ready) { progress.show(Kernel.isBuilding) }
    progress.clear()
    if let remark = kernel.remark { terminal.complain(remark) }
    try kernel.run(program, receive: receive)
    return kernel
  }

  /// Prints what a text puts out, and nothing else, as a program would.
  static func runOnce(
    _ text: String, on terminal: Terminal,
    _ run: (String, (CellRecord) -> Void) throws -> Void
  ) throws -> ExitCode {
    var hasEnded = false
    try run(text) { record in
      switch record {
      case .began: break
      case .ended: hasEnded = true
      case .piece(let piece): terminal.write(piece.shown(within: terminal.width))
      case .threw(let error): terminal.complain("it threw: \(error)")
      case .refused(let diagnostics): diagnostics.lines.forEach(terminal.complain)
      case .stopped(let sentence): terminal.complain(sentence)
      }
    }
    return hasEnded ? .success : .failure
  }
}
