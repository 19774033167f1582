import Exercises
import Foundation

/// Checks everything that doesn't need to run, for the whole course.
struct TextProof {
  let course: Course

  func problems() throws -> [String] {
    let cells = CellTitles(in: course)
    var problems: [String] = []
    for chapter in course.chapters {
      if let exercise = try chapter.exercise() {
        problems += try ExerciseTextProof(exercise: exercise, cells: cells).problems()
      }
      if chapter.hasPage {
        problems += try pageProblems(of: chapter, cells).map { "\(chapter.name): \($0)" }
      }
    }
    return try problems + LinkProof(course: course, cells: cells).problems()
  }

  private func pageProblems(of chapter: Chapter, _ cells: CellTitles) throws -> [String] {
    guard let page = chapter.readPage() else { return ["the page cannot be read; run it"] }
    return try ExcerptProof.problems(of: chapter)
      + NotesProof(course: course, cells: cells).problems(of: chapter)
      + ChallengeProof.problems(
        of: page.challenges, whys: page.whys, files: ChallengeFiles(of: chapter))
  }
}
