import Console
import CourseModel
import Judging
import Foundation

/// `maintain verify`: proves that what the course promises is still so.
enum Verify: Command {
  static let name = "verify"
  static let summary = "is everything still true?"
  static let options = ["--seal", "--challenges"]
  static let operands = 1
  static let help = """
    maintain verify [N] [--seal]
    maintain verify --challenges [--seal]

      Proves of every exercise, or of exercise N alone:
        the recorded shipped (.shipped) are the files on disk;
        every stub compiles, and every task fails, on assertions only;
        every solution passes, every wrong answer is caught (Solutions/NN-name/WrongAnswers);
        every task has three hints and states itself.
      Without N also: every page prints what it says, no page uses a word before
      a page has taught it, what it says of an excerpt of the sources was written for
      the excerpt as it is, every challenge is met by its answer and by no near
      miss, each page has its instructor's notes, every link leads somewhere.
      --challenges proves the challenges of the pages, and nothing else; with --seal
      it records what each near miss prints (Solutions/NN-name/Challenges/printed.json).
      --seal records the shipped of each exercise that passes all this.

      Write an exercise, then `maintain verify 4 --seal`.
    """

  static func run(_ arguments: Arguments, terminal: Terminal) throws -> ExitCode {
    let number = try arguments.operands.first.map { try Selection($0).chapter }
    let course = try Course()
    let progress = ProgressReporter(.standard())
    let start = Date()
    var report = VerifyReport()
    let isShort = arguments.has("--challenges")
    let exercises =
      isShort ? [] : try number.map { [try course.exercise($0)] } ?? course.exercises()
    for exercise in exercises {
      try ExerciseProof(exercise: exercise, progress: progress)
        .run(seals: arguments.has("--seal"), into: &report)
    }
    if isShort {
      try ChallengeProof(course: course, progress: progress, seals: arguments.has("--seal"))
        .run(into: &report)
    } else if number == nil {
      try TaughtProof(course: course).run(into: &report)
      for chapter in course.chapters where chapter.hasPage {
        let widths = chapter.readPage().map(WidthProof.faults) ?? []
        let excerpts = try ExcerptProof.faults(of: chapter)
        let notes = try NotesProof(course: course).faults(of: chapter)
        report.faults += (widths + excerpts + notes).map { "\(chapter.name): \($0)" }
      }
      try LinkProof(course: course).run(into: &report)
      try ChallengeProof(course: course, progress: progress).run(into: &report)
      try PageProof(course: course, progress: progress).run(into: &report)
    }
    progress.clear()
    report.seconds = (Date().timeIntervalSince(start) * 10).rounded() / 10
    report.print(on: terminal)
    return report.faults.isEmpty ? .success : .failure
  }
}
