import Exercises
import Foundation

/// Proves of the whole course what can be proven by reading: in seconds, so it comes before all else.
///
/// Hints and wrong answers of exercises; excerpts, challenges and notes of pages; links.
struct TextProof {
  let course: Course

  func faults() throws -> [String] {
    let cells = CellTitles(in: course)
    var faults: [String] = []
    for chapter in course.chapters {
      if let exercise = try chapter.exercise() {
        faults += try ExerciseTextProof(exercise: exercise, cells: cells).faults()
      }
      if chapter.hasPage {
        faults += try pageFaults(of: chapter, cells).map { "\(chapter.name): \($0)" }
      }
    }
    return try faults + LinkProof(course: course, cells: cells).faults()
  }

  private func pageFaults(of chapter: Chapter, _ cells: CellTitles) throws -> [String] {
    guard let page = chapter.readPage() else { return ["the page cannot be read; run it"] }
    return try ExcerptProof.faults(of: chapter)
      + NotesProof(course: course, cells: cells).faults(of: chapter)
      + ChallengeProof.faults(
        of: page.challenges, whys: page.whys, files: ChallengeFiles(of: chapter))
  }
}
