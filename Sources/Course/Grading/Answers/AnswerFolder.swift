import Exercises
import Files
import Foundation

/// The package with a learner's answers to an exercise, in `Answers/NN-name`.
///
/// The manifest and stubs are copies, whose digests are in `.course/state.json`. The
/// given files and tests are links into `Exercises`. When the course's stub changes,
/// a copy that still matches its digest is replaced, and an edited copy is kept.
package struct AnswerFolder {
  private let exercise: Exercise
  private let root: URL
  private let folder: URL
  private let state: StateFile
  private static let section = "copies"

  package init(of exercise: Exercise) {
    self.exercise = exercise
    root = exercise.chapter.root
    folder = root.appendingPathComponent(exercise.answerFolder)
    state = StateFile(in: root)
  }

  package var exists: Bool { folder.isFolder }

  /// Returns an error message if a file is where the answer folder should be, and otherwise `nil`.
  package static func obstacle(at folder: URL) -> String? {
    guard !folder.isFolder, FileManager.default.fileExists(atPath: folder.path) else { return nil }
    return "\(folder.path) is a file, but your answers need a folder there. "
      + "Rename the file."
  }

  /// Creates missing files and links, updates unedited copies, and returns notes for the learner.
  ///
  /// This method never overwrites the learner's edits. The caller must hold the course's lock.
  ///
  /// - Parameter restoresDeleted: Whether to restore copies that the learner has deleted.
  package func prepare(
    stamp: String = BackupPlace.name(), restoresDeleted: Bool = false
  ) throws -> [String] {
    for folder in [folder.deletingLastPathComponent(), folder] {
      if let obstacle = AnswerFolder.obstacle(at: folder) { throw CourseError(obstacle) }
    }
    let isNew = !exists
    var sentences: [String] = []
    for place in links { sentences += try makeLink(place, stamp: stamp) }
    let (found, problem) = state.read(AnswerFolder.section, as: [String: String].self)
    if let problem { sentences.append(problem) }
    let known = found ?? [:]
    var current: [String] = []
    // Don't copy uncommitted edits in `Exercises`, because `git restore` might undo the edits.
    lazy var isCommitted = !exercise.hasUncommittedChanges
    for (path, stub) in copies {
      let file = folder.appendingPathComponent(path)
      let place = "\(exercise.answerFolder)/\(path)"
      guard let text = try contents(at: file) else {
        guard known[place] == nil || path == "Package.swift" || restoresDeleted else { continue }
        if known[place] != nil { sentences.append("\(place) was missing and has been restored.") }
        try TextFile.write(stub, to: file)
        current.append(path)
        continue
      }
      let digest = Digest.of(text)
      if text == Data(stub.utf8) {
        if known[place] != digest { current.append(path) }
      } else if known[place] == digest, isCommitted {
        try TextFile.write(stub, to: file)
        current.append(path)
      }
    }
    if !current.isEmpty, isCommitted {
      do { try record(current) } catch { sentences.append(FileProblem.sentence(for: error)) }
    }
    if isNew {
      sentences.insert(
        "Created \(exercise.answerFolder). Write your answers in its \(exercise.sources) folder.",
        at: 0)
    }
    return sentences
  }

  /// Returns a note on each answer whose stub has changed since the learner started.
  package func remarks() throws -> [String] {
    let known = state.read(AnswerFolder.section, as: [String: String].self).content ?? [:]
    return try exercise.tasks.compactMap { task in
      let place = exercise.place(of: task)
      guard let stub = exercise.stub(of: task), let digest = known[place],
        digest != Digest.of(stub), try contents(at: exercise.file(of: task)) != nil
      else { return nil }
      return
        "the stub of \(task.id) has changed since you started. Your answer began with the old one. "
        + "Compare them: `diff \(place) \(exercise.place(ofShipped: exercise.stubPath(of: task)))`."
        + " To hide this note: `swift run course start \(task.id)`."
    }
  }

  /// Hides the notes on changed stubs.
  package func acknowledge(_ tasks: [ExerciseTask]) throws {
    try record(tasks.map(exercise.stubPath))
  }

  /// Backs up the answers to the given tasks, and replaces them with the stubs.
  ///
  /// Returns the paths of the changed files, and the path of the backup.
  package func reset(
    _ tasks: [ExerciseTask], in course: Course, stamp: String
  ) throws -> (files: [String], backup: String?) {
    let paths = tasks.map(exercise.stubPath)
    let texts = copies.filter { tasks.count == exercise.tasks.count || paths.contains($0.path) }
    let result = try course.restore(
      texts.map { ("\(exercise.answerFolder)/\($0.path)", Data($0.text.utf8)) }, stamp: stamp)
    if !exercise.hasUncommittedChanges { try record(texts.map(\.path)) }
    return result
  }

  /// Returns the contents of the learner's file, or `nil` if it is missing or isn't a regular file.
  private func contents(at file: URL) throws -> Data? {
    guard file.isFile || !FileManager.default.fileExists(atPath: file.path) else { return nil }
    return try TextFile.dataIfPresent(file)
  }

  /// The copied files: the manifest and the stubs.
  private var copies: [(path: String, text: String)] {
    exercise.shipped.files.map { ($0.path, $0.text) }.filter { path, _ in
      path == "Package.swift"
        || path.hasPrefix("\(exercise.sources)/") && !path.hasPrefix("\(exercise.sources)/Given/")
    }
  }

  /// Records the digests of the course's current files at the given paths.
  private func record(_ paths: [String]) throws {
    try state.change(AnswerFolder.section, from: [String: String]()) { known in
      for path in paths {
        known["\(exercise.answerFolder)/\(path)"] = exercise.shipped[path].map { Digest.of($0) }
      }
    }
  }

  /// The folders to link: the given files and the tests, if the exercise has them.
  private var links: [String] {
    ["\(exercise.sources)/Given", "Tests"].filter { folder in
      exercise.shipped.paths.contains { $0.hasPrefix("\(folder)/") }
    }
  }

  /// Creates a link to a folder of the course, after backing up anything else at the link's path.
  private func makeLink(_ path: String, stamp: String) throws -> [String] {
    let link = folder.appendingPathComponent(path)
    let up = String(repeating: "../", count: path.split(separator: "/").count + 1)
    let target = "\(up)Exercises/\(exercise.chapter.name)/\(path)"
    let files = FileManager.default
    // Use `try?`, because there might be no link.
    let found = try? files.destinationOfSymbolicLink(atPath: link.path)
    guard found != target else { return [] }
    var sentences: [String] = []
    // If this throws, there is nothing to back up.
    if (try? files.attributesOfItem(atPath: link.path)) != nil {
      let backup = BackupPlace.new(in: root, named: stamp)
      let place = backup.appendingPathComponent("\(exercise.answerFolder)/\(path)")
      try files.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try files.moveItem(at: link, to: place)
      sentences.append(
        "\(exercise.answerFolder)/\(path) was replaced with a link to the "
          + "course's files. The original is in \(BackupPlace.folder)/\(backup.lastPathComponent).")
    }
    try files.createDirectory(
      at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
    try files.createSymbolicLink(atPath: link.path, withDestinationPath: target)
    return sentences
  }
}

extension Course {
  /// Creates the folder for answers if it is missing, and returns notes for the learner.
  package func createAnswers(
    for exercise: Exercise, waiting: (_ holder: String) throws -> Void = { _ in }
  ) throws -> [String] {
    let folder = AnswerFolder(of: exercise)
    guard !folder.exists else { return [] }
    let lock = try lock(waiting: waiting)
    defer { lock.release() }
    return try folder.prepare()
  }
}
