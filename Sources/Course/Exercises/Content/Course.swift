import Files
import Foundation
import PlainText

/// A course, identified by its folder.
package struct Course {
  package static let packageName = "functional-reactive-course"

  package let root: URL

  /// Creates the course whose root is the given folder or one of its parents.
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
    // Skip folders without a chapter, because renaming a chapter can leave an empty folder behind.
    return names.compactMap { Chapter(name: $0, root: root) }
      .filter { $0.hasPage || $0.hasExercise }.sorted { $0.name < $1.name }
  }

  /// The folder for progress, changed cells, and backups, kept out of version control.
  package var state: URL { root.appendingPathComponent(".course") }

  /// Returns the path of a file, relative to the root if the file is inside the course.
  package func path(of file: URL) -> String {
    file.path.hasPrefix(root.path + "/")
      ? String(file.path.dropFirst(root.path.count + 1)) : file.path
  }

  package func chapter(_ number: Int, withPage needsPage: Bool = false) throws -> Chapter {
    let chapters = needsPage ? chapters.filter(\.hasPage) : chapters
    guard let chapter = chapters.first(where: { $0.number == number }) else {
      let known = chapters.map { String($0.number) }.joined(separator: ", ")
      throw UsageError("unknown chapter \(number). The chapters are \(known).")
    }
    return chapter
  }

  package func exercise(_ number: Int) throws -> Exercise {
    guard let exercise = try chapter(number).exercise() else {
      throw UsageError("chapter \(number) has no exercise yet. Choose another chapter.")
    }
    return exercise
  }

  package func exercises() throws -> [Exercise] { try chapters.compactMap { try $0.exercise() } }

  private func folders(in name: String) -> [String] {
    let folder = root.appendingPathComponent(name)
    // `isRoot` has found the folder. If it was deleted afterward, there are no chapters.
    return (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  }

  private static func isRoot(_ folder: URL) -> Bool {
    let manifest = folder.appendingPathComponent("Package.swift")
    // A folder whose manifest can't be read isn't the course.
    guard let text = try? String(contentsOf: manifest, encoding: .utf8),
      text.contains("name: \"\(packageName)\"")
    else { return false }
    return ["Chapters", "Exercises"].allSatisfy {
      FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
    }
  }
}

extension Course {
  /// Acquires the lock for building exercises and changing their files.
  package func lock(waiting: (_ holder: String) throws -> Void = { _ in }) throws -> FileLock {
    try FileLock(root.appendingPathComponent(".build/course/check.lock"), waiting: waiting)
  }
}

extension Course {
  package static let version = "4.0.0"
}
