import Book
import Console
import CourseModel
import Files
import Foundation
import Page

/// `course handout N`: a chapter on paper, for the room and for its instructor.
enum HandoutCommand: Command {
  static let name = "handout"
  static let summary = "a chapter to print, and a walk-through for you"
  static let valuedOptions = ["--out"]
  static let operands = 1
  static let help = """
    course handout N [--out FOLDER]

      For instructors. Makes two HTML files to print: for everybody the page of
      chapter N without its answers, with room to write, and the tasks; for you a
      walk-through of each task: questions to ask, the misconceptions behind wrong
      answers, and a solution.
      The files are put into FOLDER, or else into .course/handouts.

      Example: swift run course handout 6 --out ~/monday
    """

  static func run(_ arguments: Arguments, terminal: Terminal) throws -> ExitCode {
    let course = try Course()
    let chapter = try Selection.chapter(arguments.operands.first, command: name, in: course)
    let folder =
      arguments.value(of: "--out").map { URL(fileURLWithPath: $0) }
      ?? course.state.appendingPathComponent("handouts")
    let pages = try PrintedPages(of: course, progress: ProgressReporter(.standard()))
    defer { pages.progress.clear() }
    let record = try pages.record(chapter)
    pages.progress.clear()
    for file in try write(chapter, record: record, to: folder) { terminal.say(file.path) }
    terminal.next("open them in a browser and print; the walk-through holds the solutions")
    return .success
  }

  /// The files that were written.
  static func write(
    _ chapter: CourseModel.Chapter, record: PageRecord, to folder: URL
  ) throws -> [URL] {
    let handout = folder.appendingPathComponent("\(chapter.digits)-handout.html")
    try TextFile.write(Handout(of: chapter, record: record).text, to: handout)
    guard let exercise = try chapter.exercise() else { return [handout] }
    let walkThrough = folder.appendingPathComponent("\(chapter.digits)-walk-through.html")
    let notes = try InstructorNotes(of: chapter)
    try TextFile.write(WalkThrough(of: exercise, notes: notes).text, to: walkThrough)
    return [handout, walkThrough]
  }
}
