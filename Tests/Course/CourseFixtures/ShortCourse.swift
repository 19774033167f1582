import Exercises
import Foundation
import TestFolders

/// This course with only some of its chapters, to save time.
package struct ShortCourse {
  package let course: Course

  package init(_ chapters: String...) throws {
    let whole = try Course(above: URL(fileURLWithPath: #filePath)).root
    let folder = try newFolder("short-course")
    let parts = ["Chapters", "Exercises", "Solutions"]
    for part in parts {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(part), withIntermediateDirectories: true)
    }
    let paths = chapters.flatMap { name in parts.map { "\($0)/\(name)" } }
    for path in paths + ["Package.swift", "Sources"] {
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent(path),
        withDestinationURL: whole.appendingPathComponent(path))
    }
    course = try Course(above: folder)
  }
}
