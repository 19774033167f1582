import Foundation
import Page

extension PageRead {
  /// Nil for a page that was not read, or whose note is damaged.
  package init?(of chapter: Chapter, in course: Course) {
    self.init(notedIn: PageRead.file(of: chapter, in: course))
  }

  /// Notes it in the place of what was noted before.
  package func note(of chapter: Chapter, in course: Course) throws {
    try note(in: PageRead.file(of: chapter, in: course))
  }

  /// Where the notes of all pages are.
  package static func folder(in course: Course) -> URL {
    course.state.appendingPathComponent("reading")
  }

  private static func file(of chapter: Chapter, in course: Course) -> URL {
    folder(in: course).appendingPathComponent("\(chapter.name).read")
  }
}
