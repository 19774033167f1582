import Exercises
import Files
import Foundation
import PlainText

/// The answers in a submitted folder.
///
/// The folder can be a clone of the course, a folder of answers, one exercise, or loose task
/// files, even in subfolders. Course platforms can change a file's name, for example to
/// `bob_123_Task1MapAndFilter-1.swift`.
struct Submission {
  private struct AnswerFile {
    let chapter: String
    /// The file's path, relative to the exercise's answers folder.
    let path: String
    let file: URL
    /// The folder's kind: 0 for answers, 1 for other folders, and 2 for the course's stubs.
    ///
    /// The files with the lowest rank are graded.
    let rank: Int
  }

  private let folder: URL
  private let course: Course
  private let exercises: [Exercise]
  private var found: [AnswerFile] = []
  private var hasFiles = false
  /// The folders that can't be read, as paths relative to the submission.
  private var unreadableFolders: [String] = []
  private var links: [String] = []
  private var archives: [String] = []
  /// A Boolean value that indicates whether the search stopped before visiting every folder.
  private var hasMoreFolders = false

  /// The maximum depth of folders, enough for an archive unpacked inside another.
  private static let maximumLevels = 12
  private static let maximumFolders = 2000

  init(_ folder: URL, of course: Course, exercises: [Exercise]) {
    self.folder = folder.resolvingSymlinksInPath()
    self.course = course
    self.exercises = exercises
    var level: [[String]] = [[]]
    var seen = 0
    for _ in 0...Submission.maximumLevels where !level.isEmpty && seen < Submission.maximumFolders {
      seen += level.count
      level = level.flatMap { scan($0) }
    }
    hasMoreFolders = !level.isEmpty
  }

  /// Creates a submission from loose files.
  init(_ files: [URL], in folder: URL, of course: Course, exercises: [Exercise]) {
    self.folder = folder.resolvingSymlinksInPath()
    self.course = course
    self.exercises = exercises
    for file in files { record(file, at: [file.lastPathComponent]) }
  }

  /// The reason the submission can't be graded, or `nil` if it can be graded or is empty.
  var problem: String? {
    if let place = unreadableFolders.first {
      return place.isEmpty
        ? "No permission to read it." : "No permission to read \(place.onOneLine)."
    }
    guard found.isEmpty else { return nil }
    if let link = links.first {
      return
        "\(link.onOneLine) is a link, and links aren't followed. Replace it with the files."
    }
    if let archive = archives.first { return "\(archive.onOneLine) is an archive. Unpack it." }
    guard !hasMoreFolders else {
      return "It has more than \(Submission.maximumLevels) levels of folders, or more than "
        + "\(Submission.maximumFolders) folders. Put only the answers in it."
    }
    return hasFiles ? "It has no answers to the course's tasks." : nil
  }

  /// Returns the files that answer an exercise, and a message for each conflict.
  func answers(
    to exercise: Exercise
  ) -> (files: [(path: String, file: URL)], conflicts: [Int: String]) {
    let own = found.filter { $0.chapter == exercise.chapter.name }
    var files: [(path: String, file: URL)] = []
    var conflicts: [Int: String] = [:]
    for (path, all) in Dictionary(grouping: own, by: \.path).sorted(by: { $0.key < $1.key }) {
      let lowest = all.map(\.rank).min() ?? 0
      let best = all.filter { $0.rank == lowest }.sorted { $0.file.path < $1.file.path }
      guard let first = best.first else { continue }
      let texts = best.count > 1 ? Set(best.map { Submission.content(of: $0.file) }) : []
      if texts.count > 1, let task = exercise.tasks.first(where: { $0.fileName == path }) {
        let places = best.map { place(of: $0.file).onOneLine }
        conflicts[task.number] =
          "Several files answer this task and differ: \(places.joined(separator: ", ")). Keep one."
      }
      files.append((path, first.file))
    }
    return (files, conflicts)
  }

  /// Returns the contents of a file, or `nil` if the file is unreadable or too large to grade.
  private static func content(of file: URL) -> Data? {
    let file = file.resolvingSymlinksInPath()
    guard (try? Answers.isSmallEnough(file)) == true else { return nil }
    return try? TextFile.data(file)
  }

  /// Returns a message if the exercise's folder is a link, which isn't followed.
  func obstacle(to exercise: Exercise) -> String? {
    let names = Set(
      [exercise.chapter.name, exercise.module, "sources", "answers"].map { $0.lowercased() })
    guard answers(to: exercise).files.isEmpty else { return nil }
    return links.first { link in
      let words = link.lowercased().split(separator: "/").map(String.init)
      return words.last.map(names.contains) == true
        && (words.contains(exercise.chapter.name) || words.count == 1)
    }.map {
      "\($0.onOneLine) is a link, and links aren't followed. Replace it with the files."
    }
  }

  /// Records the files in a folder, and returns the subfolders that might contain answers.
  private mutating func scan(_ place: [String]) -> [[String]] {
    let url = place.reduce(folder) { $0.appendingPathComponent($1) }
    let names: [String]
    do { names = try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() } catch {
      unreadableFolders.append(place.joined(separator: "/"))
      return []
    }
    let isClone = ["Package.swift", "Chapters", "Exercises"].allSatisfy(names.contains)
    var folders: [[String]] = []
    for name in names where !name.hasPrefix(".") && !Submission.skipped.contains(name.lowercased())
    {
      if isClone, !["answers", "exercises"].contains(name.lowercased()) { continue }
      let inside = place + [name]
      let file = url.appendingPathComponent(name)
      // An entry without attributes is treated as a file.
      let kind = (try? FileManager.default.attributesOfItem(atPath: file.path))?[.type]
      switch kind as? FileAttributeType {
      case .typeDirectory?: folders.append(inside)
      case .typeSymbolicLink? where !name.hasSuffix(".swift"):
        links.append(inside.joined(separator: "/"))
      default: record(file, at: inside)
      }
    }
    return folders
  }

  /// The names to skip, because grading uses this clone's tests and given files.
  private static let skipped: Set = [
    "__macosx", "tests", "given", "solutions", "chapters", "package.swift",
  ]

  static func isArchive(_ file: URL) -> Bool {
    ["zip", "gz", "tgz", "tar", "rar", "7z", "xz"].contains(file.pathExtension.lowercased())
  }

  private mutating func record(_ file: URL, at place: [String]) {
    hasFiles = true
    if Submission.isArchive(file) { archives.append(place.joined(separator: "/")) }
    // Split the name, because a file from a Windows archive can have its whole path as its name.
    let words = place.flatMap { $0.split(separator: "\\").map(String.init) }
    guard let name = words.last, name.lowercased().hasSuffix(".swift"),
      !words.contains(where: { Submission.skipped.contains($0.lowercased()) })
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
        let task = exercise.tasks.first(where: { Submission.isName(name, of: $0) })
      {
        path = [task.fileName]
      }
      found.append(
        AnswerFile(chapter: chapter.name, path: path.joined(separator: "/"), file: file, rank: rank)
      )
    } else if let (exercise, task) = Submission.task(named: name, in: exercises) {
      found.append(
        AnswerFile(chapter: exercise.chapter.name, path: task.fileName, file: file, rank: rank))
    }
  }

  /// Returns the task whose file has this name, ignoring additions such as `bob_123_` or ` (1)`.
  static func task(named name: String, in exercises: [Exercise]) -> (Exercise, ExerciseTask)? {
    for exercise in exercises {
      for task in exercise.tasks where isName(name, of: task) { return (exercise, task) }
    }
    return nil
  }

  /// Returns whether a name such as `bob_123_Task1MapAndFilter-1.swift`
  /// or `task1mapandfilter (1).swift` names the file of a task.
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
