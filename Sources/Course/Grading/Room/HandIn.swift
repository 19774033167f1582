import Exercises
import Files
import Foundation
import PlainText

/// The answers in a folder that was handed in, however it was packed.
///
/// It may be a clone of the course, a folder of answers, one exercise alone, or the files of tasks side by side, all of
/// them some folders deeper, and named as course platforms name them: `bob_123_Task1MapAndFilter-1.swift`.
struct HandIn {
  /// A Swift file that was found, and what it is.
  private struct AnswerFile {
    let chapter: String
    /// Among the answers to the chapter's exercise.
    let path: String
    let file: URL
    /// Less for what counts before others: answers, then what lies anywhere, then the course's own folder.
    let rank: Int
  }

  private let folder: URL
  private let course: Course
  private let exercises: [Exercise]
  private var found: [AnswerFile] = []
  private var hasFiles = false
  /// Folders that may not be read, and links that are not followed, from the folder.
  private var closed: [String] = []
  private var links: [String] = []
  private var archives: [String] = []
  /// A Boolean value that indicates whether there are folders that nobody looked into.
  private var hasMoreFolders = false

  /// More levels than an archive of archives has, and more folders than any hand-in.
  private static let mostLevels = 12
  private static let mostFolders = 2000

  init(_ folder: URL, of course: Course, exercises: [Exercise]) {
    self.folder = folder.resolvingSymlinksInPath()
    self.course = course
    self.exercises = exercises
    var level: [[String]] = [[]]
    var seen = 0
    for _ in 0...HandIn.mostLevels where !level.isEmpty && seen < HandIn.mostFolders {
      seen += level.count
      level = level.flatMap { look(into: $0) }
    }
    hasMoreFolders = !level.isEmpty
  }

  /// Only some files, without a folder around them.
  init(_ files: [URL], in folder: URL, of course: Course, exercises: [Exercise]) {
    self.folder = folder.resolvingSymlinksInPath()
    self.course = course
    self.exercises = exercises
    for file in files { note(file, at: [file.lastPathComponent]) }
  }

  /// Why nothing can be said of it; nil where something can, or where nothing was handed in.
  var problem: String? {
    if let place = closed.first {
      return place.isEmpty ? "It may not be read." : "\(place.onOneLine) in it may not be read."
    }
    guard found.isEmpty else { return nil }
    if let link = links.first {
      return
        "\(link.onOneLine) is a link, which is not followed. Put the files themselves in its place."
    }
    if let archive = archives.first { return "\(archive.onOneLine) is packed. Unpack it there." }
    guard !hasMoreFolders else {
      return "It has folders more than \(HandIn.mostLevels) levels deep, or more than "
        + "\(HandIn.mostFolders) of them. Put the answers themselves into the learner's folder."
    }
    return hasFiles ? "It holds nothing of the course." : nil
  }

  /// The files that answer an exercise, and a sentence for each task of which there are several that differ.
  func answers(
    to exercise: Exercise
  ) -> (files: [(path: String, file: URL)], conflicts: [Int: String]) {
    let own = found.filter { $0.chapter == exercise.chapter.name }
    var files: [(path: String, file: URL)] = []
    var conflicts: [Int: String] = [:]
    for (path, all) in Dictionary(grouping: own, by: \.path).sorted(by: { $0.key < $1.key }) {
      let least = all.map(\.rank).min() ?? 0
      let best = all.filter { $0.rank == least }.sorted { $0.file.path < $1.file.path }
      guard let first = best.first else { continue }
      let texts = best.count > 1 ? Set(best.map { HandIn.content(of: $0.file) }) : []
      if texts.count > 1, let task = exercise.tasks.first(where: { $0.fileName == path }) {
        let places = best.map { place(of: $0.file).onOneLine }
        conflicts[task.number] =
          "There are several files for it, and they differ: \(places.joined(separator: ", ")). Keep one."
      }
      files.append((path, first.file))
    }
    return (files, conflicts)
  }

  /// Returns nil for what cannot be read or is too large, which is refused where it is read.
  private static func content(of file: URL) -> Data? {
    let file = file.resolvingSymlinksInPath()
    // try?: as said above.
    guard (try? Answers.isSmallEnough(file)) == true else { return nil }
    return try? TextFile.data(file)
  }

  /// Why an exercise cannot be read although something stands there.
  func obstacle(to exercise: Exercise) -> String? {
    let names = Set(
      [exercise.chapter.name, exercise.module, "sources", "answers"].map { $0.lowercased() })
    guard answers(to: exercise).files.isEmpty else { return nil }
    return links.first { link in
      let words = link.lowercased().split(separator: "/").map(String.init)
      return words.last.map(names.contains) == true
        && (words.contains(exercise.chapter.name) || words.count == 1)
    }.map {
      "\($0.onOneLine) is a link, which is not followed. Put the files themselves in its place."
    }
  }

  // MARK: Looking

  /// The folders in a folder that may hold answers; links are not followed.
  private mutating func look(into place: [String]) -> [[String]] {
    let url = place.reduce(folder) { $0.appendingPathComponent($1) }
    let names: [String]
    do { names = try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() } catch {
      closed.append(place.joined(separator: "/"))
      return []
    }
    let isClone = ["Package.swift", "Chapters", "Exercises"].allSatisfy(names.contains)
    var folders: [[String]] = []
    for name in names where !name.hasPrefix(".") && !HandIn.skipped.contains(name.lowercased()) {
      if isClone, !["answers", "exercises"].contains(name.lowercased()) { continue }
      let inside = place + [name]
      let file = url.appendingPathComponent(name)
      // try?: what cannot be asked is neither.
      let kind = (try? FileManager.default.attributesOfItem(atPath: file.path))?[.type]
      switch kind as? FileAttributeType {
      case .typeDirectory?: folders.append(inside)
      case .typeSymbolicLink? where !name.hasSuffix(".swift"):
        links.append(inside.joined(separator: "/"))
      default: note(file, at: inside)
      }
    }
    return folders
  }

  /// What is no part of an answer: tests and given files are this clone's own.
  private static let skipped: Set = [
    "__macosx", "tests", "given", "solutions", "chapters", "package.swift",
  ]

  /// Whether a file has to be unpacked before anything can be said of it.
  static func isArchive(_ file: URL) -> Bool {
    ["zip", "gz", "tgz", "tar", "rar", "7z", "xz"].contains(file.pathExtension.lowercased())
  }

  private mutating func note(_ file: URL, at place: [String]) {
    hasFiles = true
    if HandIn.isArchive(file) { archives.append(place.joined(separator: "/")) }
    // A file that was packed on another system may have its whole path for a name.
    let words = place.flatMap { $0.split(separator: "\\").map(String.init) }
    guard let name = words.last, name.lowercased().hasSuffix(".swift"),
      !words.contains(where: { HandIn.skipped.contains($0.lowercased()) })
    else { return }
    let lower = words.map { $0.lowercased() }
    let rank = lower.contains("answers") ? 0 : lower.contains("exercises") ? 2 : 1
    let chapter = course.chapters.first { chapter in
      lower.contains("exercise\(chapter.digits)") || lower.contains(chapter.name)
    }
    if let chapter {
      let start =
        lower.lastIndex(of: "exercise\(chapter.digits)") ?? lower.lastIndex(of: "sources")
        ?? lower.lastIndex(of: chapter.name) ?? 0
      var path = Array(words[(start + 1)...])
      if path.count == 1,
        let exercise = exercises.first(where: { $0.chapter.name == chapter.name }),
        let task = exercise.tasks.first(where: { HandIn.isName(name, of: $0) })
      {
        path = [task.fileName]
      }
      found.append(
        AnswerFile(chapter: chapter.name, path: path.joined(separator: "/"), file: file, rank: rank)
      )
    } else if let (exercise, task) = HandIn.task(named: name, in: exercises) {
      found.append(
        AnswerFile(chapter: exercise.chapter.name, path: task.fileName, file: file, rank: rank))
    }
  }

  /// The task whose file has this name, as course platforms and browsers change it.
  static func task(named name: String, in exercises: [Exercise]) -> (Exercise, ExerciseTask)? {
    for exercise in exercises {
      for task in exercise.tasks where isName(name, of: task) { return (exercise, task) }
    }
    return nil
  }

  /// `bob_123_Task1MapAndFilter-1.swift` and `task1mapandfilter (1).swift` are names of `Task1MapAndFilter.swift`.
  private static func isName(_ name: String, of task: ExerciseTask) -> Bool {
    guard let stem = name.range(of: task.stem, options: .caseInsensitive) else { return false }
    let isPart = { (character: Character) in character.isLetter || character.isNumber }
    return name[..<stem.lowerBound].last.map(isPart) != true
      && name[stem.upperBound...].first.map(isPart) != true
      && name.lowercased().hasSuffix(".swift")
  }

  private func place(of file: URL) -> String {
    file.path.hasPrefix(folder.path + "/")
      ? String(file.path.dropFirst(folder.path.count + 1)) : file.lastPathComponent
  }
}
