import Exercises
import Foundation

/// A check of the course's texts that doesn't run any code.
struct TextVerification {
  let course: Course

  func problems() throws -> [String] {
    let cells = CellTitles(in: course)
    var problems: [String] = []
    for chapter in course.chapters {
      if let exercise = try chapter.exercise() {
        problems += try ExerciseTextVerification(exercise: exercise, cells: cells).problems()
      }
      if chapter.hasPage {
        problems += try pageProblems(of: chapter, cells).map { "\(chapter.name): \($0)" }
      }
    }
    return try problems + LinkVerification(course: course, cells: cells).problems()
  }

  private func pageProblems(of chapter: Chapter, _ cells: CellTitles) throws -> [String] {
    guard let page = chapter.readPage() else {
      return ["the page can't be read. Run the page to see the error."]
    }
    return try ExcerptVerification.problems(of: chapter)
      + NotesVerification(course: course, cells: cells).problems(of: chapter)
      + ChallengeVerification.problems(
        of: page.challenges, whys: page.whys, files: ChallengeFiles(of: chapter))
  }
}
