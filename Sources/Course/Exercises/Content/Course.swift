import Files
import Foundation
import PlainText

/// The folder that holds the whole course, found from anywhere inside it.
package struct Course {
  package static let packageName = "functional-reactive-course"

  package let root: URL

  /// Walks up from a folder to the one with this package's manifest, `Chapters` and `Exercises`.
  package init(above start: URL) throws {
    var folder = start.standardizedFileURL
    while true {
      if Course.isRoot(folder) {
        root = folder
        return
      }
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      guard parent.path != folder.path else {
        throw CourseError(
          "this folder is not inside the course. Go to the course's folder and try again.")
      }
      folder = parent
    }
  }

  package init() throws {
    try self.init(above: URL(fileURLWithPath: FileManager.default.currentDirectoryPath))
  }

  /// Every chapter with a page or an exercise, in order.
  package var chapters: [Chapter] {
    let names = Set(folders(in: "Chapters") + folders(in: "Exercises"))
    // A folder may be left of a chapter that has another name now.
    return names.compactMap { Chapter(name: $0, root: root) }
      .filter { $0.hasPage || $0.hasExercise }.sorted { $0.name < $1.name }
  }

  /// What the commands keep for the learner beside the answers: progress, changed cells, backups.
  ///
  /// It is nowhere else, and under no version control.
  package var state: URL { root.appendingPathComponent(".course") }

  /// How a file is called from the root.
  package func path(of file: URL) -> String {
    file.path.hasPrefix(root.path + "/")
      ? String(file.path.dropFirst(root.path.count + 1)) : file.path
  }

  /// The chapter with a number.
  package func chapter(_ number: Int, withPage needsPage: Bool = false) throws -> Chapter {
    let chapters = needsPage ? chapters.filter(\.hasPage) : chapters
    guard let chapter = chapters.first(where: { $0.number == number }) else {
      throw Course.refusal(of: number, knowing: chapters)
    }
    return chapter
  }

  /// What is said of a number that no chapter has.
  package static func refusal(of number: Int, knowing chapters: [Chapter]) -> UsageError {
    let known = chapters.map { String($0.number) }.joined(separator: ", ")
    return UsageError("there is no chapter \(number). The chapters here are: \(known).")
  }

  package func exercise(_ number: Int) throws -> Exercise {
    guard let exercise = try chapter(number).exercise() else {
      throw UsageError("chapter \(number) has no exercise yet.")
    }
    return exercise
  }

  package func exercises() throws -> [Exercise] { try chapters.compactMap { try $0.exercise() } }

  private func folders(in name: String) -> [String] {
    let folder = root.appendingPathComponent(name)
    // try?: `isRoot` has seen the folder; what has vanished since has no chapters.
    return (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  }

  private static func isRoot(_ folder: URL) -> Bool {
    let manifest = folder.appendingPathComponent("Package.swift")
    // try?: a folder whose manifest cannot be read is not known to be the course.
    guard let text = try? String(contentsOf: manifest, encoding: .utf8),
      text.contains("name: \"\(packageName)\"")
    else { return false }
    return ["Chapters", "Exercises"].allSatisfy {
      FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
    }
  }
}

extension Course {
  /// Held by whatever builds exercises or changes their files: `check`, `start` and `reset`.
  package func lock(waiting: (_ holder: String) throws -> Void = { _ in }) throws -> FileLock {
    try FileLock(root.appendingPathComponent(".build/course/check.lock"), waiting: waiting)
  }
}

extension Course {
  /// The version of this course, as CHANGELOG names it.
  package static let version = "4.0.0"
}
