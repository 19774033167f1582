import Exercises
import Files
import Foundation
import Processes

extension CourseFixture {
  /// Returns a copy of the course that tests can build.
  ///
  /// SwiftPM locks the course itself while it runs the tests.
  package static func courseToBuild() throws -> Course {
    let root = repository.appendingPathComponent(".build/course-to-build")
    let paths =
      ["ReactiveCore", "PlainText", "Contacts", "Marbles", "Scenes"].map { "Sources/\($0)" }
      + [
        "Tests/Course/CourseHarness", "Tests/Course/CourseWatch", "Chapters", "Exercises",
        "Solutions",
      ]
    for path in paths + ["Package.swift"] {
      let copy = root.appendingPathComponent(path)
      if FileManager.default.fileExists(atPath: copy.path) {
        try FileManager.default.removeItem(at: copy)
      }
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      // `-p` keeps the modification dates, so nothing is recompiled.
      let words = ["cp", "-Rp", repository.appendingPathComponent(path).path, copy.path]
      _ = try ChildProcess(words, limits: Limits(time: 60)).run()
    }
    return try Course(above: root)
  }
}
