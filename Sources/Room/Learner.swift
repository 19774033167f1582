import Console
import CourseModel
import Files
import Foundation
import PlainText

/// A learner in a room: a folder with a clone of the course, or with its exercises alone.
///
/// An archive that was unpacked has a folder more around them: ``folder`` is the one that holds them.
package struct Learner {
  package let name: String
  package let folder: URL

  /// Where their answers to an exercise are; nil if nothing of it was handed in.
  package func sources(of exercise: Exercise) -> URL? {
    Learner.exerciseFolders(named: exercise.chapter.name, in: folder)
      .map { $0.appendingPathComponent(exercise.sources) }
      .first(where: \.isFolder)
  }

  /// Why their answers to an exercise cannot be read although something stands there; nil if they can, or if
  /// nothing was handed in.
  package func obstacle(to exercise: Exercise) -> String? {
    let isLink = Learner.exerciseFolders(named: exercise.chapter.name, in: folder).contains {
      place in
      ["", "Sources", exercise.sources].contains { path in
        let file = path.isEmpty ? place : place.appendingPathComponent(path)
        // try?: what has no destination is no link.
        return (try? FileManager.default.destinationOfSymbolicLink(atPath: file.path)) != nil
      }
    }
    return sources(of: exercise) == nil && isLink
      ? "\(exercise.sources) is a link to what is not there. Put the files themselves in its place."
      : nil
  }

  /// Everybody with a folder in this one, and a sentence for whatever else is there.
  package static func all(in room: URL, of course: Course) throws -> (
    learners: [Learner], notices: [String]
  ) {
    guard room.isFolder else {
      throw UsageError("there is no folder \(room.path). Name the folder that holds theirs.")
    }
    guard !holdsExercises(room, of: course) else {
      throw UsageError(
        "\(room.path) is one learner's own folder. Name the folder that holds everybody's.")
    }
    let names = try FolderNames(of: room)
    let everything = names.readable
      .sorted { $0.compare($1, options: [.numeric, .caseInsensitive]) == .orderedAscending }
      .map { Learner(name: $0, folder: room.appendingPathComponent($0)) }
    let folders = everything.filter { $0.folder.isFolder && !$0.name.hasPrefix(".") }
    // A learner with an empty folder has a row too; a folder that holds something else has none.
    let learners = folders.compactMap { learner -> Learner? in
      if holdsExercises(learner.folder, of: course) || isEmpty(learner.folder) { return learner }
      let places = HandedIn(learner.folder, of: course).exercises
      guard places.count == 1, places[0].depth == 1 else { return nil }
      return Learner(name: learner.name, folder: places[0].folder)
    }
    guard learners.contains(where: { !isEmpty($0.folder) }) else {
      throw CourseError(
        "\(room.path) holds nobody's work. Put a folder for each learner into it: "
          + "a clone of the course, or its Exercises folder.")
    }
    let known = Set(learners.map(\.name))
    let others = everything.filter { !known.contains($0.name) }.compactMap { other in
      reason(for: other, of: course).map { "\(other.name.onOneLine) \($0)" }
    }
    let unreadable = names.unreadable.map {
      "\($0.onOneLine) has a name that is not UTF-8, so it is left out. Rename it."
    }
    return (learners, others + unreadable)
  }

  /// Why what stands in a room is nobody's work, and what to do; nil where that needs no word.
  private static func reason(for other: Learner, of course: Course) -> String? {
    if other.name.hasPrefix(".") {
      return holdsExercises(other.folder, of: course)
        ? "begins with a dot, so it is left out." : nil
    }
    if other.folder.isFolder {
      return FileManager.default.isReadableFile(atPath: other.folder.path)
        ? HandedIn(other.folder, of: course).advice : "may not be read, so it is left out."
    }
    guard FileManager.default.fileExists(atPath: other.folder.path) else {
      return "is a link to what is not there, so it is left out."
    }
    let place = HandedIn.place(of: other.name, in: course)
    return place.map {
      "is no folder, so it is left out. Make one for the learner, and put it at \($0)."
    }
      ?? "is no folder, so it is left out."
  }

  private static func isEmpty(_ folder: URL) -> Bool {
    guard FileManager.default.isReadableFile(atPath: folder.path) else { return false }
    let names = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil,
      options: [.skipsHiddenFiles, .skipsSubdirectoryDescendants])
    return names?.nextObject() == nil
  }

  static func holdsExercises(_ folder: URL, of course: Course) -> Bool {
    course.chapters.contains { chapter in
      exerciseFolders(named: chapter.name, in: folder).contains { exercise in
        exercise.appendingPathComponent("Sources").isFolder
      }
    }
  }

  /// A clone has them in `Exercises`; what was handed in alone may lie there directly.
  private static func exerciseFolders(named name: String, in folder: URL) -> [URL] {
    [folder.appendingPathComponent("Exercises/\(name)"), folder.appendingPathComponent(name)]
  }
}

/// What a folder holds, by name: Foundation leaves out names that are not UTF-8.
package struct FolderNames {
  package private(set) var readable: [String] = []
  /// With � in the place of what is not UTF-8.
  package private(set) var unreadable: [String] = []

  /// Throws when the folder cannot be read.
  package init(of folder: URL) throws {
    guard let entries = opendir(folder.path) else {
      throw CocoaError(
        errno == ENOENT ? .fileReadNoSuchFile : .fileReadNoPermission,
        userInfo: [NSFilePathErrorKey: folder.path])
    }
    defer { closedir(entries) }
    while let entry = readdir(entries) {
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if let name = String(validating: bytes, as: UTF8.self) {
        if name != ".", name != ".." { readable.append(name) }
      } else {
        unreadable.append(String(decoding: bytes, as: UTF8.self))
      }
    }
  }
}
