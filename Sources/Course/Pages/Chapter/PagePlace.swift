import Files
import Foundation

/// The location of a page: `Chapters/NN-name/main.swift` in the course's folder.
package struct PagePlace {
  package let chapter: URL
  /// The folder two levels above the chapter's folder, even if it contains no course.
  package let root: URL

  package init(_ page: URL) {
    chapter = page.deletingLastPathComponent()
    root = chapter.deletingLastPathComponent().deletingLastPathComponent()
  }

  /// A function that reads files in the `Sources` folder.
  package var sources: SourceReader { TextFile.reader(in: root.appendingPathComponent("Sources")) }

  package init(path: String) { self.init(URL(fileURLWithPath: path)) }

  package var name: String { chapter.lastPathComponent }

  /// The course's folder, or `nil` if the page isn't part of a course.
  package var course: URL? {
    let manifest = root.appendingPathComponent("Package.swift").path
    return FileManager.default.fileExists(atPath: manifest) ? root : nil
  }

  package func courseFolder(at place: String) -> URL? { course?.appendingPathComponent(place) }
}
