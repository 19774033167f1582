import Exercises
import Files
import Foundation

/// A learner's folder of an exercise, `Answers/NN-name`: a package of which the learner alone writes the sources.
///
/// The manifest and the stubs in it are copies; the given files and the tests are links into `Exercises`, so that they
/// are always the course's. `.course/state.json` has the digest of each copy: a copy that still has it becomes the new
/// stub when the course has another one, and any other copy stays as it is.
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

  package var isThere: Bool { folder.isFolder }

  /// What is said where something else has the place of a folder of answers, or of all of them; nil where nothing has.
  package static func obstacle(at folder: URL) -> String? {
    guard !folder.isFolder, FileManager.default.fileExists(atPath: folder.path) else { return nil }
    return "\(folder.path) is a file, and your answers need a folder there. "
      + "Give the file another name."
  }

  /// Makes what is missing of it, and says in sentences what a learner has to know of that.
  ///
  /// Nothing that a learner has written is changed. Held under the course's lock.
  ///
  /// - Parameter restoresDeleted: Whether copies are made again that the learner has deleted.
  package func begin(
    stamp: String = BackupPlace.name(), restoresDeleted: Bool = false
  ) throws -> [String] {
    for folder in [folder.deletingLastPathComponent(), folder] {
      if let obstacle = AnswerFolder.obstacle(at: folder) { throw CourseError(obstacle) }
    }
    let isNew = !isThere
    var sentences: [String] = []
    for place in links { sentences += try lay(place, stamp: stamp) }
    let (found, problem) = state.read(AnswerFolder.section, as: [String: String].self)
    if let problem { sentences.append(problem) }
    let known = found ?? [:]
    var current: [String] = []
    // An edit in `Exercises` is no new stub. A copy that follows it would be lost with `git restore`.
    lazy var isCommitted = !exercise.hasUncommittedChanges
    for (path, stub) in copies {
      let file = folder.appendingPathComponent(path)
      let place = "\(exercise.answerFolder)/\(path)"
      guard let text = try written(at: file) else {
        guard known[place] == nil || path == "Package.swift" || restoresDeleted else { continue }
        if known[place] != nil { sentences.append("\(place) was missing, and is there again.") }
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
      do { try note(current) } catch { sentences.append(FileProblem.sentence(for: error)) }
    }
    if isNew {
      sentences.insert(
        "\(exercise.answerFolder) is yours: write in \(exercise.answerFolder)/\(exercise.sources).",
        at: 0)
    }
    return sentences
  }

  /// What there is to be said of answers whose stub is another one now.
  package func remarks() throws -> [String] {
    let known = state.read(AnswerFolder.section, as: [String: String].self).content ?? [:]
    return try exercise.tasks.compactMap { task in
      let place = exercise.place(of: task)
      guard let stub = exercise.stub(of: task), let digest = known[place],
        digest != Digest.of(stub), try written(at: exercise.file(of: task)) != nil
      else { return nil }
      return
        "the stub of \(task.id) has changed since you started; your answer was left alone. "
        + "`diff \(place) \(exercise.place(ofShipped: exercise.stubPath(of: task)))` shows both, and "
        + "`swift run course start \(task.id)` ends this remark."
    }
  }

  /// Notes that the learner knows of newer stubs.
  package func acknowledge(_ tasks: [ExerciseTask]) throws {
    try note(tasks.map(exercise.stubPath))
  }

  /// The stubs again, in the place of the answers to some tasks; what was there is kept in a backup.
  ///
  /// Returns the paths of the files that were others, and the backup.
  package func reset(
    _ tasks: [ExerciseTask], in course: Course, stamp: String
  ) throws -> (files: [String], backup: String?) {
    let paths = tasks.map(exercise.stubPath)
    let texts = copies.filter { tasks.count == exercise.tasks.count || paths.contains($0.path) }
    let result = try course.restore(
      texts.map { ("\(exercise.answerFolder)/\($0.path)", Data($0.text.utf8)) }, stamp: stamp)
    if !exercise.hasUncommittedChanges { try note(texts.map(\.path)) }
    return result
  }

  // MARK: What is in it

  /// What somebody has written there; nil where no file is, and where a folder or a device is, which the verdict
  /// on its task tells of.
  private func written(at file: URL) throws -> Data? {
    guard file.isFile || !FileManager.default.fileExists(atPath: file.path) else { return nil }
    return try TextFile.dataIfPresent(file)
  }

  /// The manifest and the stubs: all that is copied.
  private var copies: [(path: String, text: String)] {
    exercise.shipped.files.map { ($0.path, $0.text) }.filter { path, _ in
      path == "Package.swift"
        || path.hasPrefix("\(exercise.sources)/") && !path.hasPrefix("\(exercise.sources)/Given/")
    }
  }

  /// Notes that copies have the text of the course's files.
  private func note(_ paths: [String]) throws {
    try state.change(AnswerFolder.section, from: [String: String]()) { known in
      for path in paths {
        known["\(exercise.answerFolder)/\(path)"] = exercise.shipped[path].map { Digest.of($0) }
      }
    }
  }

  /// The given files and the tests, as far as the exercise has them.
  private var links: [String] {
    ["\(exercise.sources)/Given", "Tests"].filter { folder in
      exercise.shipped.paths.contains { $0.hasPrefix("\(folder)/") }
    }
  }

  /// Puts a link to the course's folder there; anything else that has its place is moved to the backups.
  private func lay(_ path: String, stamp: String) throws -> [String] {
    let link = folder.appendingPathComponent(path)
    let up = String(repeating: "../", count: path.split(separator: "/").count + 1)
    let target = "\(up)Exercises/\(exercise.chapter.name)/\(path)"
    let files = FileManager.default
    // try?: what leads nowhere is no link.
    let found = try? files.destinationOfSymbolicLink(atPath: link.path)
    guard found != target else { return [] }
    var sentences: [String] = []
    // try?: without attributes nothing stands there.
    if (try? files.attributesOfItem(atPath: link.path)) != nil {
      let backup = BackupPlace.new(in: root, named: stamp)
      let place = backup.appendingPathComponent("\(exercise.answerFolder)/\(path)")
      try files.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try files.moveItem(at: link, to: place)
      sentences.append(
        "\(exercise.answerFolder)/\(path) was no link to the course's own files, so it is one again; what was "
          + "there is in \(BackupPlace.folder)/\(backup.lastPathComponent).")
    }
    try files.createDirectory(
      at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
    try files.createSymbolicLink(atPath: link.path, withDestinationPath: target)
    return sentences
  }
}

extension Course {
  /// Makes the folder for the answers to an exercise where there is none, and says where to write.
  package func begin(
    _ exercise: Exercise, waiting: (_ holder: String) throws -> Void = { _ in }
  ) throws -> [String] {
    let folder = AnswerFolder(of: exercise)
    guard !folder.isThere else { return [] }
    let lock = try lock(waiting: waiting)
    defer { lock.release() }
    return try folder.begin()
  }
}
