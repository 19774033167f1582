import Terminal
import Exercises
import Foundation
import Grading
import Cells
import PlainText

/// The command `maintain verify`, which runs all checks of the course, starting with the fastest.
enum Verify: Command {
  static let name = "verify"
  static let summary = "check the whole course"
  static let options = ["--text"]
  static let operands = 1
  static let help = """
    maintain verify [N | N.T]
    maintain verify --text

      Checks everything, chapter N, or task N.T, in this order:
      1. The texts of the whole course: tasks, hints, minutes, links, excerpts, and
         the edits of wrong answers. This takes seconds. If a text has a problem,
         steps 2 and 3 are skipped.
      2. Challenges and “why” questions: only the right answer prints the goal. If a
         chapter has a problem, step 3 skips it.
      3. Stubs fail, and only on assertions. Solutions pass. Wrong answers fail.
      If a chapter has no problem, its records are updated: the failures of wrong
      answers (WrongAnswers/failures.txt) and the output of near misses
      (Challenges/printed.json). These records identify learners' misconceptions.

      --text stops after step 1.

      After a change to task 4.2, run `maintain verify 4.2` and read `git diff`.
    """

  static func run(_ arguments: Arguments, terminal: Terminal) throws -> ExitCode {
    let selection = try arguments.operands.first.map { try Selection($0) }
    let isOfTexts = arguments.has("--text")
    if isOfTexts, selection != nil {
      throw UsageError("--text checks the whole course. Remove the chapter or the task.")
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
    report.problems = try TextVerification(course: course).problems()
    if report.problems.isEmpty, !isOfTexts {
      try verify(chapters, task: selection?.task, in: course, progress, into: &report)
    }
    progress.clear()
    report.seconds = (Date().timeIntervalSince(start) * 10).rounded() / 10
    report.print(on: terminal)
    return report.problems.isEmpty ? .success : .failure
  }

  private static func verify(
    _ chapters: [Chapter], task: Int?, in course: Course, _ progress: ProgressReporter,
    into report: inout VerifyReport
  ) throws {
    var challenges: ChallengeVerification?
    if task == nil, chapters.contains(where: \.hasPage) {
      progress.show("building the cell runner")
      challenges = ChallengeVerification(
        kernel: try Kernel(root: course.root, progress: progress.show), progress: progress)
    }
    for chapter in chapters {
      let earlier = report.problems.count
      if chapter.hasPage { try challenges?.verify(chapter, into: &report) }
      if report.problems.count == earlier, let exercise = try chapter.exercise() {
        try ExerciseVerification(exercise: exercise, task: task, progress: progress)
          .run(into: &report)
      }
      try report.endChapter(isSound: report.problems.count == earlier, in: course)
    }
  }
}
