import Exercises
import Files
import Foundation

/// What a learner has saved, as it was read, not graded yet.
struct AnswerSnapshot {
  enum Content: Equatable {
    case text(String)
    /// A sentence that says why it cannot be tried, and the line that it is about.
    case problem(String, line: Int? = nil)
  }

  /// Every Swift file among the answers, by its path there.
  let answers: [String: Content]
  /// Where each is; of a task's file that is missing, where it should be.
  let places: [String: URL]

  /// Bytes; the compiler names files of its own after it.
  private static let longestName = 200

  /// Reads a folder: the learner's sources, or the solutions.
  init(of exercise: Exercise, in folder: URL, within boundary: URL? = nil) throws {
    // Beside the solutions lie the answers of the page's challenges; they are no part of them.
    let isSolution = folder.standardizedFileURL == exercise.solutions.standardizedFileURL
    let files = try SwiftFiles.paths(in: folder)
      .filter { !isSolution || !$0.hasPrefix("\(Chapter.challenges)/") }
      .map { (path: $0, file: folder.appendingPathComponent($0)) }
    try self.init(of: exercise, files: files, folder: folder, within: boundary)
  }

  /// A link that leads out of the boundary is not followed; nil where the files are one's own.
  ///
  /// - Parameter files: Each with its path among the answers.
  init(
    of exercise: Exercise, files: [(path: String, file: URL)], folder: URL, within boundary: URL?
  ) throws {
    var answers: [String: Content] = [:]
    var places: [String: URL] = [:]
    for (path, file) in files {
      // Two names may differ in their bytes alone, as é and e with an accent do.
      answers[path] =
        answers[path] == nil
        ? AnswerSnapshot.content(of: path, in: file, within: boundary)
        : .problem("Two files have this name, in different bytes. Delete one of them.")
      places[path] = file
    }
    for path in AnswerSnapshot.repeatedNames(in: Array(answers.keys), of: exercise) {
      answers[path] = .problem(
        "Another file of this exercise has its name, and Swift takes a file's name only once. "
          + "Rename it, or delete it.")
    }
    for task in exercise.tasks where answers[task.fileName] == nil {
      let place = folder.appendingPathComponent(task.fileName)
      places[task.fileName] = place
      answers[task.fileName] = AnswerSnapshot.obstacle(at: place, of: task).map { .problem($0) }
    }
    self.answers = answers
    self.places = places
  }

  /// The files, beside the course's own, that are called like another one in another folder.
  private static func repeatedNames(in paths: [String], of exercise: Exercise) -> [String] {
    let prefix = "\(exercise.sources)/"
    let own = Set(
      exercise.shipped.paths.filter { $0.hasPrefix(prefix) }
        .map { String($0.dropFirst(prefix.count)) })
    let name = { (path: String) in path.split(separator: "/").last.map(String.init) ?? path }
    let files = Dictionary(grouping: own.union(paths), by: name)
    return paths.filter { !own.contains($0) && files[name($0), default: []].count > 1 }
  }

  /// Why what has a task's name was not found among the files; nil where nothing has it.
  private static func obstacle(at place: URL, of task: ExerciseTask) -> String? {
    let what: String
    do {
      what = try description(of: place)
    } catch CocoaError.fileReadNoSuchFile {
      return nil
    } catch {
      return FileProblem.sentence(for: error)
    }
    return "\(what). Take that away; `swift run course reset \(task.id)` brings the stub back."
  }

  private static func description(of place: URL) throws -> String {
    let attributes = try FileManager.default.attributesOfItem(atPath: place.path)
    switch attributes[.type] as? FileAttributeType {
    case .typeRegular?:
      // It is there, and its folder could not be listed.
      throw CocoaError(
        .fileReadNoPermission,
        userInfo: [NSFilePathErrorKey: place.deletingLastPathComponent().path])
    case .typeDirectory?: return "A folder has its name"
    case .typeSymbolicLink?: return "It is a link that leads to no file"
    default: return "What has its name is not a file"
    }
  }

  private static func content(
    of path: String, in place: URL, within boundary: URL?
  ) -> Content {
    guard path.split(separator: "/").allSatisfy({ $0.utf8.count <= longestName }) else {
      return .problem("Its name is too long for the compiler. Give it a shorter one.")
    }
    guard !path.unicodeScalars.contains(where: { $0 == "\"" || $0 == "\\" || $0.value < 32 }) else {
      return .problem(
        "Its name has a character that the compiler cannot take. Rename it, or delete it.")
    }
    guard path.split(separator: "/").last != "main.swift" else {
      return .problem(
        "A file of this name makes a program of the exercise, which no test can use. Rename it, or delete it."
      )
    }
    let file = place.resolvingSymlinksInPath()
    if let boundary, !file.path.hasPrefix(boundary.resolvingSymlinksInPath().path + "/") {
      return .problem(
        "It is a link to a file outside of what was handed in. Put the file itself in its place.")
    }
    do {
      guard try Answers.isSmallEnough(file) else {
        return .problem("It is larger than 1 MB, which is more than an answer needs.")
      }
      return .unlessRefused(try TextFile.read(file))
    } catch {
      return .problem(FileProblem.sentence(for: error))
    }
  }
}

extension AnswerSnapshot.Content {
  /// The text itself, unless it declares what would take the place of the tests: nothing else is refused by its name.
  static func unlessRefused(_ text: String) -> Self {
    let words = SourceScan(text).words
    for (word, next) in zip(words, words.dropFirst()) {
      if word.text == "@", next.text == "main" {
        return .problem(
          "It uses @main, which makes a program of the exercise. Take it out.", line: next.line)
      }
      if SourceScan.allDeclaring.contains(word.text), next.text.hasPrefix("XCT") {
        return .problem(
          "It declares \(next.text), a name of the tests' own. Choose another name.",
          line: next.line)
      }
    }
    return .text(text)
  }
}
