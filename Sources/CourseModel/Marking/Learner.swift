import Console
import Foundation

/// Somebody in a room: a folder of theirs, with a clone of the course or its exercises alone.
package struct Learner {
  package let name: String
  package let folder: URL

  /// Where their answers to an exercise are; nil if nothing of it was handed in.
  package func sources(of exercise: Exercise) -> URL? {
    Learner.exerciseFolders(named: exercise.chapter.name, in: folder)
      .map { $0.appendingPathComponent(exercise.sources) }
      .first(where: \.isFolder)
  }

  /// Everybody with a folder in this one, and the folders that hold nothing of the course.
  package static func all(in room: URL, of course: Course) throws -> (
    learners: [Learner], others: [String]
  ) {
    guard room.isFolder else {
      throw UsageError("there is no folder \(room.path). Name the folder that holds theirs.")
    }
    guard !holdsExercises(room, of: course) else {
      throw UsageError(
        "\(room.path) is one learner's own folder. Name the folder that holds everybody's.")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: room.path)
      .filter { !$0.hasPrefix(".") }
      .sorted { $0.compare($1, options: [.numeric, .caseInsensitive]) == .orderedAscending }
    let folders = names.map { Learner(name: $0, folder: room.appendingPathComponent($0)) }
      .filter(\.folder.isFolder)
    // Who handed in nothing at all has a row too; whose folder holds something else has not.
    let learners = folders.filter { holdsExercises($0.folder, of: course) || isEmpty($0.folder) }
    guard learners.contains(where: { !isEmpty($0.folder) }) else {
      throw CourseError(
        "\(room.path) holds nobody's work. Put a folder for each learner into it: "
          + "a clone of the course, or its Exercises folder.")
    }
    let known = Set(learners.map(\.name))
    return (learners, folders.map(\.name).filter { !known.contains($0) })
  }

  private static func isEmpty(_ folder: URL) -> Bool {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return names?.allSatisfy { $0.hasPrefix(".") } == true
  }

  private static func holdsExercises(_ folder: URL, of course: Course) -> Bool {
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
