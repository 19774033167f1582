import Exercises
import Files
import Foundation
import PlainText

/// A learner in a room: what was handed in under one name.
package struct Learner {
  package let name: String
  package let folder: URL
  let handIn: HandIn

  /// Everybody with a folder in this one, or with files of a course platform, and a sentence for whatever else is there.
  package static func all(in room: URL, of course: Course, exercises: [Exercise]) throws -> (
    learners: [Learner], notices: [String]
  ) {
    guard room.isFolder else {
      throw UsageError("there is no folder \(room.path). Name the folder that holds theirs.")
    }
    let names = try FolderNames(of: room)
    let sorted = names.readable
      .sorted { $0.compare($1, options: [.numeric, .caseInsensitive]) == .orderedAscending }
    guard !isOneLearners(sorted, of: course) else {
      throw UsageError(
        "\(room.path) is one learner's own folder. Name the folder that holds everybody's.")
    }
    var learners: [Learner] = []
    var notices: [String] = []
    var loose: [String: [URL]] = [:]
    // What macOS packs beside the files themselves is nobody's.
    for name in sorted where name.lowercased() != "__macosx" {
      let place = room.appendingPathComponent(name)
      if place.isFolder {
        let learner = Learner(
          name: name, folder: place, handIn: HandIn(place, of: course, exercises: exercises))
        guard name.hasPrefix(".") else {
          learners.append(learner)
          continue
        }
        if learner.hasAnswers(to: exercises) {
          notices.append("\(name.onOneLine) begins with a dot, so it is left out.")
        }
      } else if !name.hasPrefix("."), let (_, task) = HandIn.task(named: name, in: exercises) {
        loose[owner(ofFileNamed: name, task: task) ?? room.lastPathComponent, default: []]
          .append(place)
      } else if !name.hasPrefix(".") {
        let what =
          if HandIn.isArchive(place) {
            "is packed, so it is left out. Unpack it there."
          } else if FileManager.default.fileExists(atPath: place.path) {
            "is no folder, and the file of no task, so it is left out."
          } else {
            "is a link to what is not there, so it is left out."
          }
        notices.append("\(name.onOneLine) \(what)")
      }
    }
    for (name, files) in loose {
      learners.append(
        Learner(
          name: name, folder: room,
          handIn: HandIn(files, in: room, of: course, exercises: exercises)))
    }
    guard learners.contains(where: { $0.hasAnswers(to: exercises) || $0.handIn.problem != nil })
    else {
      throw CourseError(
        "\(room.path) holds nobody's work. Put a folder for each learner into it: "
          + "a clone of the course, or its Answers folder.")
    }
    notices += names.unreadable.map {
      "\($0.onOneLine) has a name that is not UTF-8, so it is left out. Rename it."
    }
    return (
      learners.sorted {
        $0.name.compare($1.name, options: [.numeric, .caseInsensitive]) == .orderedAscending
      }, notices
    )
  }

  private func hasAnswers(to exercises: [Exercise]) -> Bool {
    exercises.contains { !handIn.answers(to: $0).files.isEmpty }
  }

  /// A clone, or a folder of answers, whose folders are no learners'.
  private static func isOneLearners(_ names: [String], of course: Course) -> Bool {
    names.contains("Exercises") || names.contains("Answers")
      || names.contains { name in course.chapters.contains { $0.name == name } }
  }

  /// Of `bob_123_Task1MapAndFilter-1.swift` the name before the numbers: `bob`; nil where the file names nobody.
  private static func owner(ofFileNamed name: String, task: ExerciseTask) -> String? {
    guard let stem = name.range(of: task.stem, options: .caseInsensitive) else { return nil }
    let owner = name[..<stem.lowerBound].split(separator: "_").first
      .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " -.")) }
    return owner?.isEmpty == false ? owner : nil
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
