import Exercises
import Files
import Foundation

/// A snapshot of a learner's saved files.
struct AnswerSnapshot {
  enum Content: Equatable {
    case text(String)
    /// The reason the file can't be graded, and the line with the problem.
    case problem(String, line: Int? = nil)
  }

  /// The Swift files among the answers, keyed by path.
  let answers: [String: Content]
  /// The locations of the files, and the expected locations of missing task files.
  let places: [String: URL]

  /// The maximum length of a file name in bytes, which leaves room for the compiler's longer names.
  private static let longestName = 200

  /// Creates a snapshot of the Swift files in `folder`: a learner's answers or the solutions.
  init(of exercise: Exercise, in folder: URL, within boundary: URL? = nil) throws {
    // The solutions folder also contains the answers to the page's challenges. Skip them.
    let isSolution = folder.standardizedFileURL == exercise.solutions.standardizedFileURL
    let files = try SwiftFiles.paths(in: folder)
      .filter { !isSolution || !$0.hasPrefix("\(Chapter.challenges)/") }
      .map { (path: $0, file: folder.appendingPathComponent($0)) }
    try self.init(of: exercise, files: files, folder: folder, within: boundary)
  }

  /// Creates a snapshot of `files`, with their paths relative to the exercise's source folder.
  ///
  /// - Parameter boundary: The folder that links must stay inside, or `nil` for no restriction.
  init(
    of exercise: Exercise, files: [(path: String, file: URL)], folder: URL, within boundary: URL?
  ) throws {
    var answers: [String: Content] = [:]
    var places: [String: URL] = [:]
    for (path, file) in files {
      // Equal names can have different bytes: é, for example, has two Unicode forms.
      answers[path] =
        answers[path] == nil
        ? AnswerSnapshot.content(of: path, in: file, within: boundary)
        : .problem("Two files have this name in different Unicode forms. Delete one.")
      places[path] = file
    }
    for path in AnswerSnapshot.repeatedNames(in: Array(answers.keys), of: exercise) {
      answers[path] = .problem(
        "Another file of this exercise has the same name, which Swift doesn't allow. "
          + "Rename or delete this file.")
    }
    for task in exercise.tasks where answers[task.fileName] == nil {
      let place = folder.appendingPathComponent(task.fileName)
      places[task.fileName] = place
      answers[task.fileName] = AnswerSnapshot.obstacle(at: place, of: task).map { .problem($0) }
    }
    self.answers = answers
    self.places = places
  }

  /// Returns the learner's files that share their names with files in other folders.
  private static func repeatedNames(in paths: [String], of exercise: Exercise) -> [String] {
    let prefix = "\(exercise.sources)/"
    let own = Set(
      exercise.shipped.paths.filter { $0.hasPrefix(prefix) }
        .map { String($0.dropFirst(prefix.count)) })
    let name = { (path: String) in path.split(separator: "/").last.map(String.init) ?? path }
    let files = Dictionary(grouping: own.union(paths), by: name)
    return paths.filter { !own.contains($0) && files[name($0), default: []].count > 1 }
  }

  /// Returns the reason the item at a task's path can't be read as the task's file.
  private static func obstacle(at place: URL, of task: ExerciseTask) -> String? {
    let what: String
    do {
      what = try description(of: place)
    } catch CocoaError.fileReadNoSuchFile {
      return nil
    } catch {
      return FileProblem.sentence(for: error)
    }
    return "\(what). Remove it, and restore the stub with `swift run course reset \(task.id)`."
  }

  private static func description(of place: URL) throws -> String {
    let attributes = try FileManager.default.attributesOfItem(atPath: place.path)
    switch attributes[.type] as? FileAttributeType {
    case .typeRegular?:
      // The file exists, but its folder couldn't be listed.
      throw CocoaError(
        .fileReadNoPermission,
        userInfo: [NSFilePathErrorKey: place.deletingLastPathComponent().path])
    case .typeDirectory?: return "A folder has this file's name"
    case .typeSymbolicLink?: return "The file is a dangling link"
    default: return "A pipe or a device has this file's name"
    }
  }

  private static func content(
    of path: String, in place: URL, within boundary: URL?
  ) -> Content {
    guard path.split(separator: "/").allSatisfy({ $0.utf8.count <= longestName }) else {
      return .problem("The file's name is too long for the compiler. Shorten the name.")
    }
    guard !path.unicodeScalars.contains(where: { $0 == "\"" || $0 == "\\" || $0.value < 32 }) else {
      return .problem(
        "The file's name has a character that the compiler doesn't accept. Rename or delete it.")
    }
    guard path.split(separator: "/").last != "main.swift" else {
      return .problem(
        "A file with this name turns the exercise into a program, which tests can't import. Rename or delete it."
      )
    }
    let file = place.resolvingSymlinksInPath()
    if let boundary, !file.path.hasPrefix(boundary.resolvingSymlinksInPath().path + "/") {
      return .problem(
        "The file is a link to a file outside the submission. Replace it with that file.")
    }
    do {
      guard try Answers.isSmallEnough(file) else {
        return .problem("The file is larger than 1 MB. Shorten it.")
      }
      return .unlessRefused(try TextFile.read(file))
    } catch {
      return .problem(FileProblem.sentence(for: error))
    }
  }
}

extension AnswerSnapshot.Content {
  /// Returns the text, or a problem if it uses `@main` or declares names that belong to the tests.
  static func unlessRefused(_ text: String) -> Self {
    let words = SourceScan(text).words
    for (word, next) in zip(words, words.dropFirst()) {
      if word.text == "@", next.text == "main" {
        return .problem(
          "The file uses @main, which makes the exercise a program. Remove it.", line: next.line)
      }
      if SourceScan.allDeclaring.contains(word.text), next.text.hasPrefix("XCT") {
        return .problem(
          "The file declares \(next.text), but names that begin with XCT belong to the tests. Choose another name.",
          line: next.line)
      }
    }
    return .text(text)
  }
}
