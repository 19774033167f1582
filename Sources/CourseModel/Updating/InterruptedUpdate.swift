import Foundation
import Page

/// The note in `.course/update.json` that an update is changing files: who finds it with no update
/// running knows that one was stopped in the middle, and where the copy of the answers is.
package struct InterruptedUpdate: Codable {
  package let version: String
  let commit: String
  let backup: String?

  private static func file(in course: Course) -> URL {
    course.state.appendingPathComponent("update.json")
  }

  package static func find(in course: Course) throws -> InterruptedUpdate? {
    guard let text = try TextFile.readIfPresent(file(in: course)) else { return nil }
    do { return try JSONDecoder().decode(InterruptedUpdate.self, from: Data(text.utf8)) } catch {
      throw CourseError(
        ".course/update.json is damaged. Delete it; `course update` then finishes what it noted.")
    }
  }

  func note(in course: Course) throws {
    try TextFile.write(try JSON.text(self), to: InterruptedUpdate.file(in: course))
  }

  static func forget(in course: Course) throws {
    let file = file(in: course)
    if FileManager.default.fileExists(atPath: file.path) {
      try FileManager.default.removeItem(at: file)
    }
  }

  package var sentence: String {
    "an update to \(version) was stopped in the middle, so files of the course are partly of one "
      + "version and partly of the other. Your answers are as they were"
      + (backup.map { ", and a copy is in \($0)" } ?? "")
      + ". `swift run --skip-build course update` finishes it."
  }
}
