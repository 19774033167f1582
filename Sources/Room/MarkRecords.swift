import CourseModel
import Files
import Foundation

/// The marks of answers that were tried before, in `.course/marks`: a file for each set of answers.
///
/// They are safe to delete.
struct MarkRecords {
  private let folder: URL

  init(of course: Course) { folder = course.state.appendingPathComponent("marks") }

  /// Nil when there are none.
  func marks(named name: String) -> [Int: Mark]? {
    guard let data = try? Data(contentsOf: file(named: name)) else { return nil }
    return try? JSONDecoder().decode([Int: Mark].self, from: data)
  }

  func keep(_ marks: [Int: Mark], named name: String) throws {
    try TextFile.write(try JSON.line(marks), to: file(named: name))
  }

  private func file(named name: String) -> URL { folder.appendingPathComponent("\(name).json") }
}
