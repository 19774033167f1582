import CourseModel
import Files
import Foundation

/// The pages whose cells were asked for: each is read and taken apart once for each state of its files.
final class LivePages: @unchecked Sendable {
  // Sendable: what changes is read and written under the lock; the course is constant.
  private let course: Course
  private let lock = NSLock()
  private var read: [String: (stamps: [FileStamp?], cells: LiveCells)] = [:]

  init(of course: Course) { self.course = course }

  /// Finds the page of that name, and of no other folder.
  func cells(of name: String) throws -> LiveCells {
    guard let chapter = course.chapters.first(where: { $0.name == name }) else {
      throw LivePages.missing(name)
    }
    // Looked at first: what changes while it is read is read again the next time.
    let stamps = chapter.sources.map(FileStamp.init)
    if let known = lock.withLock({ read[name] }), known.stamps == stamps { return known.cells }
    guard let cells = try LiveCells(of: chapter) else { throw LivePages.missing(name) }
    lock.withLock { read[name] = (stamps, cells) }
    return cells
  }

  private static func missing(_ name: String) -> CourseError {
    CourseError("there is no page \(name).")
  }
}
