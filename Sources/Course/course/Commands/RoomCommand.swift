import Terminal
import Exercises
import Files
import Grading
import PlainText
import Foundation
import Processes

/// `course room FOLDER [N]`: where everybody is, from the folders they work in.
enum RoomCommand: Command {
  static let name = "room"
  static let summary = "where everybody is, and what stops them"
  static let options = ["--csv", "--html", trust]
  static let valuedOptions = ["--out"]
  static let operands = 2
  private static let trust = "--trust-answers"
  static let help = """
    course room FOLDER [N] [--csv | --html] [--out FILE] [--trust-answers]

      For instructors. FOLDER holds one folder for each learner: a clone of the
      course, its Answers folder, or the files of tasks, as they were handed in; or
      it holds files that a course platform named, such as
      bob_123_Task1MapAndFilter-1.swift. Everybody's answers are built and tested
      here, with this clone's tests, whatever theirs say. Everybody has a row; whose
      work cannot be read is told why, and the exit code is 1.
      With N: chapter N alone, task by task, with what stops each one.

      Only what changed since the last time is tested again: after Ctrl-C it goes on
      where it was, and equal answers are tested once.
      --csv is for a table of marks: solved, ours (solved, word for word as in
      Solutions, which for a short answer says little), open or untouched; the last
      two columns say which task each one works at, and what is wrong there. --html
      is the same for a browser, with the seconds that marking took.
      --out FILE writes that form to a file.

      Their code runs isolated, by bwrap on Linux and sandbox-exec on macOS: without
      a network, your home, or other learners' answers, and it can write only to a
      temporary folder. \(trust) runs it with your rights instead.

      Examples: swift run course room ~/class 4
                swift run course room ~/class --html --out ~/class.html
    """

  static func run(_ arguments: Arguments, terminal: Terminal) throws -> ExitCode {
    guard let folder = arguments.operands.first, !folder.isEmpty else {
      throw UsageError("which folder? Write for example `swift run course room ~/class`.")
    }
    let output = try RoomOutput(arguments)
    let course = try Course()
    let exercises = try exercises(arguments.operands.dropFirst().first, in: course)
    let room = URL(fileURLWithPath: folder)
    let isolation = arguments.has(trust) ? nil : try isolation(.available)
    let marking = try RoomMarking(
      room: room, exercises: exercises, course: course, isolation: isolation,
      progress: ProgressReporter(.standard(isWanted: output.isForPeople || output.file != nil)))
    let report = try marking.report()
    if output.isForPeople {
      RoomBoard(report: report, exercises: exercises, folder: folder).print(on: terminal)
    } else if let file = output.file {
      try TextFile.write(output.text(report), to: file)
    } else {
      terminal.write(output.text(report))
    }
    if output.form == .csv || output.file != nil {
      for notice in report.notices { terminal.complain("Note: \(notice)") }
    }
    return report.isWhole ? .success : .failure
  }

  /// Other people's code runs isolated, or not at all.
  static func isolation(_ available: Isolation?) throws -> Isolation {
    guard let available else {
      throw CourseError(
        "this machine can't isolate other people's code: install the package bubblewrap, start a container with "
          + "`--security-opt seccomp=unconfined`, or write \(trust) to run it with your rights.")
    }
    return available
  }

  private static func exercises(_ word: String?, in course: Course) throws -> [Exercise] {
    guard let word else { return try course.exercises() }
    let selection = try Selection(word)
    guard selection.task == nil else {
      throw UsageError("a room is looked at by chapter. Write \(selection.chapter).")
    }
    return [try course.exercise(selection.chapter)]
  }
}
