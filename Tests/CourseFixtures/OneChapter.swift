import CourseModel
import Foundation
import TestFolders

/// This course with one of its chapters: what is made of it is made in a tenth of the time.
package struct OneChapter {
  package let course: Course

  package init(_ name: String) throws {
    let whole = try Course(above: URL(fileURLWithPath: #filePath)).root
    let folder = try newFolder("one-chapter")
    let parts = ["Chapters", "Exercises", "Solutions"]
    for part in parts {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(part), withIntermediateDirectories: true)
    }
    for path in parts.map({ "\($0)/\(name)" }) + ["Package.swift", "Sources"] {
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent(path),
        withDestinationURL: whole.appendingPathComponent(path))
    }
    course = try Course(above: folder)
  }
}
