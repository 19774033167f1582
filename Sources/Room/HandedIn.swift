import CourseModel
import Foundation
import PlainText

/// What a folder holds that was handed in and is no clone and no `Exercises`.
struct HandedIn {
  /// Folders with exercises, and how far below the folder they are.
  private(set) var exercises: [(folder: URL, depth: Int)] = []
  private var swiftFiles: [String] = []
  private let folder: URL
  private let course: Course

  /// More levels than an archive of archives has.
  private static let mostLevels = 4
  /// A folder that holds more is no hand-in.
  private static let mostFolders = 1000

  init(_ folder: URL, of course: Course) {
    self.folder = folder
    self.course = course
    var level = [folder]
    var seen = 0
    for depth in 0...HandedIn.mostLevels where !level.isEmpty && seen < HandedIn.mostFolders {
      seen += level.count
      exercises += level.filter { Learner.holdsExercises($0, of: course) }.map { ($0, depth) }
      level = level.flatMap { look(into: $0) }
    }
  }

  /// The folders in a folder; links are not followed.
  private mutating func look(into folder: URL) -> [URL] {
    guard !Learner.holdsExercises(folder, of: course) else { return [] }
    // try?: what may not be read holds nothing that can be marked.
    let found = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
    let inside = (found ?? []).sorted { $0.path < $1.path }
    swiftFiles += inside.map(\.lastPathComponent).filter { $0.hasSuffix(".swift") }
    return inside.filter { url in
      // try?: what cannot be asked is no folder to look into. macOS packs its own notes into __MACOSX.
      (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
        && url.lastPathComponent != "__MACOSX"
    }
  }

  /// What is wrong with it, and what to do.
  var advice: String {
    let places = exercises.map { $0.folder.path.dropFirst(folder.path.count + 1) }
    if places.count > 1 {
      return
        "holds the exercises \(places.count) times, in \(HandedIn.list(places.map(String.init))), "
        + "so it is left out. Keep one of them."
    }
    if let place = places.first {
      return "has its exercises deeper, in \(place.description.onOneLine), so it is left out. "
        + "Move what that folder holds up."
    }
    guard let file = swiftFiles.first else {
      return "holds nothing of the course, so it is left out."
    }
    let others = swiftFiles.count == 1 ? "" : " and \(swiftFiles.count - 1) more"
    let advice =
      HandedIn.place(of: file, in: course).map { "Put it at \($0) there." }
      ?? "Put it where it was in Exercises/NN-name/Sources."
    return
      "holds \(file.onOneLine)\(others) and no folder of the course, so it is left out. \(advice)"
  }

  /// Where a task's file belongs in a learner's folder; nil if no task has a file of this name.
  static func place(of name: String, in course: Course) -> String? {
    let tasks = course.tasks(inFileNamed: name)
    return tasks.count == 1 ? tasks[0].exercise.place(of: tasks[0].task) : nil
  }

  private static func list(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.joined() }
    return words.dropLast().joined(separator: ", ").onOneLine + " and \(last.onOneLine)"
  }
}
