import Foundation

/// What a learner has saved, as it was read at one moment, not judged yet.
package struct AnswerSnapshot: Equatable {
  package enum Content: Equatable {
    case text(String)
    /// A sentence that says why it cannot be tried.
    case problem(String)
  }

  /// Every Swift file in the folder of answers, by its path in it.
  package let answers: [String: Content]
  /// The course's own files in the exercise that no longer say what the course says.
  package let changed: [String]

  private static let mostBytes = 1 << 20

  package init(of exercise: Exercise, in folder: URL) {
    // Beside the solutions lie the answers of the page's challenges; they are no part of them.
    let isSolution = folder.standardizedFileURL == exercise.solutions.standardizedFileURL
    let paths = SwiftFiles.paths(in: folder).filter {
      !isSolution || !$0.hasPrefix("\(Chapter.challenges)/")
    }
    answers = Dictionary(
      uniqueKeysWithValues: paths.map { ($0, AnswerSnapshot.content(of: $0, in: folder)) })
    let own = Set(exercise.tasks.map { "\(exercise.sources)/\($0.fileName)" })
    changed = exercise.originals.files.filter { file in
      guard !own.contains(file.path) else { return false }
      return (try? TextFile.read(exercise.folder.appendingPathComponent(file.path))) != file.text
    }.map(\.path)
  }

  private static func content(of path: String, in folder: URL) -> Content {
    guard !path.unicodeScalars.contains(where: { $0 == "\"" || $0 == "\\" || $0.value < 32 }) else {
      return .problem(
        "Its name has a character that the compiler cannot take. Rename it, or delete it.")
    }
    let file = folder.appendingPathComponent(path).resolvingSymlinksInPath()
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    guard (attributes?[.size] as? NSNumber)?.intValue ?? 0 <= mostBytes else {
      return .problem("It is larger than 1 MB, which is more than an answer needs.")
    }
    do {
      return .text(try TextFile.read(file))
    } catch {
      return .problem(FileProblem.sentence(for: error))
    }
  }
}
