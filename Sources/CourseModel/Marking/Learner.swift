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

  /// Why nothing can be read where their answers should be; nil if nothing is there at all.
  package func obstacle(to exercise: Exercise) -> String? {
    guard sources(of: exercise) == nil else { return nil }
    let isLink = Learner.exerciseFolders(named: exercise.chapter.name, in: folder).contains {
      [$0, $0.appendingPathComponent("Sources"), $0.appendingPathComponent(exercise.sources)]
        .contains(where: \.isLink)
    }
    guard isLink else { return nil }
    return "The folder of these answers is a link to a place without them. "
      + "Put the folder itself there."
  }

  /// Whether nothing was handed in.
  var isEmpty: Bool {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return names?.allSatisfy { $0.hasPrefix(".") } == true
  }

  /// Whether a folder holds an exercise of the course.
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
