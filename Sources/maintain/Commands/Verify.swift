import Console
import CourseModel
import Foundation
import Judging
import PlainText

/// `maintain verify`: proves that what the course promises is still so, what takes the least time first.
enum Verify: Command {
  static let name = "verify"
  static let summary = "is everything still true?"
  static let options = ["--seal", "--text"]
  static let operands = 1
  static let help = """
    maintain verify [N | N.T] [--seal]
    maintain verify --text

      Proves in this order, of everything, of chapter N, or of task N.T; a fault of
      one ends it before the next:
      1. What reading proves, in seconds, always of the whole course: each task
         states itself and has 3 hints, 4 tests and 3 wrong answers; minutes, links,
         widths, excerpts and names fit; each edit can be made.
      2. Every page prints what it says; every challenge is met by its answer and by
         no near miss; only the right choice of a why does what it says.
      3. Every stub fails, on assertions only; every solution passes; every wrong
         answer is caught, in the way that is recorded.
      What was proven before and has not changed since, nor what it rests on, is left
      out; without .build/course/proven.json nothing is.

      --text stops after the first.
      --seal records what was proven: how wrong answers fail
      (WrongAnswers/failures.txt), what near misses print (Challenges/printed.json).

      Change a task, then `maintain verify 4.2 --seal`.
    """

  static func run(_ arguments: Arguments, terminal: Terminal) throws -> ExitCode {
    let selection = try arguments.operands.first.map { try Selection($0) }
    let isOfTexts = arguments.has("--text")
    if isOfTexts, selection != nil || arguments.has("--seal") {
      throw UsageError("--text reads the whole course and records nothing: it stands alone.")
    }
    let course = try Course()
    let chapters = try selection.map { [try course.chapter($0.chapter)] } ?? course.chapters
    if let task = selection?.task {
      _ = try course.exercise(chapters[0].number).task(task)
    }
    let progress = ProgressReporter(.standard())
    let start = Date()
    var report = VerifyReport()
    report.isOfTexts = isOfTexts
    progress.show("reading the course")
    report.faults = try TextProof(course: course).faults()
    if report.faults.isEmpty, !isOfTexts {
      try prove(
        chapters, task: selection?.task, in: course, seals: arguments.has("--seal"), progress,
        into: &report)
    }
    progress.clear()
    report.seconds = (Date().timeIntervalSince(start) * 10).rounded() / 10
    report.print(on: terminal)
    return report.faults.isEmpty ? .success : .failure
  }

  private static func prove(
    _ chapters: [Chapter], task: Int?, in course: Course, seals: Bool,
    _ progress: ProgressReporter, into report: inout VerifyReport
  ) throws {
    var proven = Proven(in: course)
    if task == nil {
      try PageProof(course: course, chapters: chapters.filter(\.hasPage), progress: progress)
        .run(seals: seals, knowing: &proven, into: &report)
    }
    guard report.faults.isEmpty else { return }
    let ground = try Ground.ofAnswers(in: course)
    for chapter in chapters {
      guard let exercise = try chapter.exercise() else { continue }
      try ExerciseProof(exercise: exercise, task: task, ground: ground, progress: progress)
        .run(seals: seals, knowing: &proven, into: &report)
    }
  }
}
