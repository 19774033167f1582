import Terminal
import Exercises
import Files
import Grading
import PlainText
import Foundation
import Processes

/// `course room FOLDER [N]`: grades the answers of a class.
enum RoomCommand: Command {
  static let name = "room"
  static let summary = "grade the answers of a class"
  static let options = ["--csv", "--html", trust]
  static let valuedOptions = ["--out"]
  static let operands = 2
  private static let trust = "--trust-answers"
  static let help = """
    course room FOLDER [N] [--csv | --html] [--out FILE] [--trust-answers]

      For instructors. Builds and tests the answers of a class with this clone's
      tests. FOLDER has a folder for each learner: a clone of the course, its
      Answers folder, or submitted files. It may also have files that a course
      platform has named, such as bob_123_Task1MapAndFilter-1.swift. Each learner
      gets a row. If a submission can't be read, its row says why, and the exit code
      is 1.
      With N, it grades only chapter N, task by task, and shows all open problems.

      Only new answers are tested, and equal answers only once. If you stop with
      Ctrl-C and run the same command again, it continues where it stopped.
      --csv prints a table of grades: solved, open, untouched, or ours. An answer
      that is “ours” equals the solution, as many short answers do. The last columns
      are the current task and its problem. --html prints the same for a browser,
      with the seconds that grading took.
      --out FILE writes the CSV or HTML to FILE instead of printing it.

      The answers run isolated, by bwrap on Linux and sandbox-exec on macOS. They
      can't access a network, your home folder, or other learners' answers, and can
      write only to a temporary folder.
      \(trust) runs them with your permissions.

      Examples: swift run course room ~/class 4
                swift run course room ~/class --html --out ~/class.html
    """

  static func run(_ arguments: Arguments, terminal: Terminal) throws -> ExitCode {
    guard let folder = arguments.operands.first, !folder.isEmpty else {
      throw UsageError("missing folder. Try `swift run course room ~/class`.")
    }
    let file = arguments.value(of: "--out").map { URL(fileURLWithPath: $0) }
    let (isCSV, isHTML) = (arguments.has("--csv"), arguments.has("--html"))
    let isTable = !isCSV && !isHTML
    if isCSV && isHTML { throw UsageError("--csv can't be combined with --html. Choose one.") }
    if isTable && file != nil { throw UsageError("--out needs a format. Add --html or --csv.") }
    let course = try Course()
    let exercises = try exercises(arguments.operands.dropFirst().first, in: course)
    let room = URL(fileURLWithPath: folder)
    let isolation = arguments.has(trust) ? nil : try isolation(.available)
    let grader = try RoomGrader(
      room: room, exercises: exercises, course: course, isolation: isolation,
      progress: ProgressReporter(.standard(isWanted: isTable || file != nil)))
    let report = try grader.report()
    let text = isHTML ? report.html : report.table
    if isTable {
      RoomBoard(report: report, exercises: exercises, folder: folder).print(on: terminal)
    } else if let file {
      try TextFile.write(text, to: file)
    } else {
      terminal.write(text)
    }
    if isCSV || file != nil {
      for notice in report.notices { terminal.complain("Note: \(notice)") }
    }
    return report.isWhole ? .success : .failure
  }

  /// Returns the sandbox for other people's code, or throws an error if there is none.
  static func isolation(_ available: Isolation?) throws -> Isolation {
    guard let available else {
      throw CourseError(
        "this machine can't isolate other people's code. Install the bubblewrap package, "
          + "start a container with `--security-opt seccomp=unconfined`, "
          + "or add \(trust) to run it with your permissions.")
    }
    return available
  }

  private static func exercises(_ word: String?, in course: Course) throws -> [Exercise] {
    guard let word else { return try course.exercises() }
    return [try course.exercise(Selection.chapter(word, command: name))]
  }
}
