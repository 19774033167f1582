import CourseModel
import Foundation
import Page

/// The marks of answers that were judged before, and how long that took, in `.course/marks`: a file for each set
/// of answers.
///
/// They are safe to delete.
struct MarkRecords {
  private let folder: URL

  init(of course: Course) { folder = course.state.appendingPathComponent("marks") }

  /// Nil when there are none, or when they are damaged or another version's: then the answers are marked anew.
  func marked(named name: String) throws -> Marking.MarkedAnswers? {
    guard let data = try TextFile.dataIfPresent(file(named: name)) else { return nil }
    do {
      return try JSONDecoder().decode(Marking.MarkedAnswers.self, from: data)
    } catch is DecodingError {
      return nil
    }
  }

  func keep(_ marked: Marking.MarkedAnswers, named name: String) throws {
    try TextFile.write(marked.json, to: file(named: name))
  }

  private func file(named name: String) -> URL { folder.appendingPathComponent("\(name).json") }
}
