import Exercises
import Files
import Foundation
import PlainText

/// A learner in a class, and the learner's submission.
package struct Learner {
  package let name: String
  package let folder: URL
  let submission: Submission

  /// Returns the learners with a folder or files in the room, and notices about skipped entries.
  package static func all(in room: URL, of course: Course, exercises: [Exercise]) throws -> (
    learners: [Learner], notices: [String]
  ) {
    guard room.isFolder else {
      throw UsageError(
        "\(room.path) is not a folder. Name the folder that contains the learners' folders.")
    }
    let names = try names(in: room)
    let sorted = names.readable
      .sorted { $0.compare($1, options: [.numeric, .caseInsensitive]) == .orderedAscending }
    guard !isSingleSubmission(sorted, of: course) else {
      throw UsageError(
        "\(room.path) is a single learner's folder. Name the folder above it.")
    }
    var learners: [Learner] = []
    var notices: [String] = []
    var loose: [String: [URL]] = [:]
    // Skip a folder that macOS adds to archives.
    for name in sorted where name.lowercased() != "__macosx" {
      let place = room.appendingPathComponent(name)
      if place.isFolder {
        let learner = Learner(
          name: name, folder: place, submission: Submission(place, of: course, exercises: exercises)
        )
        guard name.hasPrefix(".") else {
          learners.append(learner)
          continue
        }
        if learner.hasAnswers(to: exercises) {
          notices.append("\(name.onOneLine) was skipped because its name begins with a dot.")
        }
      } else if !name.hasPrefix("."), let (_, task) = Submission.task(named: name, in: exercises) {
        loose[owner(ofFileNamed: name, task: task) ?? room.lastPathComponent, default: []]
          .append(place)
      } else if !name.hasPrefix(".") {
        let what =
          if Submission.isArchive(place) {
            "was skipped because it is an archive. Unpack it."
          } else if FileManager.default.fileExists(atPath: place.path) {
            "was skipped because it is neither a folder nor the file of a task."
          } else {
            "was skipped because it is a dangling link."
          }
        notices.append("\(name.onOneLine) \(what)")
      }
    }
    for (name, files) in loose {
      learners.append(
        Learner(
          name: name, folder: room,
          submission: Submission(files, in: room, of: course, exercises: exercises)))
    }
    guard learners.contains(where: { $0.hasAnswers(to: exercises) || $0.submission.problem != nil })
    else {
      throw CourseError(
        "\(room.path) has no answers. Put a folder for each learner in it: "
          + "a clone of the course, or its Answers folder.")
    }
    notices += names.unreadable.map {
      "\($0.onOneLine) was skipped because its name isn't UTF-8. Rename it."
    }
    return (
      learners.sorted {
        $0.name.compare($1.name, options: [.numeric, .caseInsensitive]) == .orderedAscending
      }, notices
    )
  }

  private func hasAnswers(to exercises: [Exercise]) -> Bool {
    exercises.contains { !submission.answers(to: $0).files.isEmpty }
  }

  /// Returns whether the names come from one learner's clone or folder of answers.
  private static func isSingleSubmission(_ names: [String], of course: Course) -> Bool {
    names.contains("Exercises") || names.contains("Answers")
      || names.contains { name in course.chapters.contains { $0.name == name } }
  }

  /// Returns the learner's name in a file name, such as `bob` in `bob_123_Task1MapAndFilter-1.swift`.
  private static func owner(ofFileNamed name: String, task: ExerciseTask) -> String? {
    guard let stem = name.range(of: task.stem, options: .caseInsensitive) else { return nil }
    let owner = name[..<stem.lowerBound].split(separator: "_").first
      .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " -.")) }
    return owner?.isEmpty == false ? owner : nil
  }

  /// Returns the names in a folder, including those that aren't UTF-8, which Foundation omits.
  private static func names(in folder: URL) throws -> (readable: [String], unreadable: [String]) {
    guard let entries = opendir(folder.path) else {
      throw CocoaError(
        errno == ENOENT ? .fileReadNoSuchFile : .fileReadNoPermission,
        userInfo: [NSFilePathErrorKey: folder.path])
    }
    defer { closedir(entries) }
    var names: (readable: [String], unreadable: [String]) = ([], [])
    while let entry = readdir(entries) {
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if let name = String(validating: bytes, as: UTF8.self) {
        if name != ".", name != ".." { names.readable.append(name) }
      } else {
        names.unreadable.append(String(decoding: bytes, as: UTF8.self))
      }
    }
    return names
  }
}
