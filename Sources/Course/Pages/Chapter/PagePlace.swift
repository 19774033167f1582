import Foundation

/// Where a page stands: `Chapters/NN-name/main.swift` in the course's folder.
package struct PagePlace {
  /// The folder of the page.
  package let chapter: URL
  /// The course's folder, whether a course is there or not.
  package let root: URL

  package init(_ page: URL) {
    chapter = page.deletingLastPathComponent()
    root = chapter.deletingLastPathComponent().deletingLastPathComponent()
  }

  package init(path: String) { self.init(URL(fileURLWithPath: path)) }

  /// The chapter's name.
  package var name: String { chapter.lastPathComponent }

  /// The course's folder; nil where only the page is there.
  package var course: URL? {
    let manifest = root.appendingPathComponent("Package.swift").path
    return FileManager.default.fileExists(atPath: manifest) ? root : nil
  }

  /// A file or folder of the reader's in the course's; nil where only the page is there.
  package func kept(at place: String) -> URL? { course?.appendingPathComponent(place) }
}
