import Files
import Foundation

/// A learner's folder of an exercise, `Answers/NN-name`: a package of which the learner alone writes the sources.
///
/// The manifest and the stubs in it are copies; the given files and the tests are links into `Exercises`, so that they
/// are always the course's. `.begun` remembers the digest of what each copy began as: when the course has another
/// stub since, a copy that nobody has touched becomes that one, and any other stays as it is.
package struct AnswerFolder {
  private let exercise: Exercise
  private let root: URL
  private let folder: URL

  package init(of exercise: Exercise) {
    self.exercise = exercise
    root = exercise.chapter.root
    folder = root.appendingPathComponent(exercise.answerFolder)
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
  package func begin(stamp: String = BackupPlace.name()) throws -> [String] {
    // An exercise that is being written has nothing to be answered yet.
    guard exercise.shipped.isSealed else { return [] }
    for folder in [folder.deletingLastPathComponent(), folder] {
      if let obstacle = AnswerFolder.obstacle(at: folder) { throw CourseError(obstacle) }
    }
    let isNew = !isThere
    var sentences: [String] = []
    for place in links { sentences += try lay(place, stamp: stamp) }
    var begun = try readBegun()
    let known = begun
    for path in copies {
      let file = folder.appendingPathComponent(path)
      let text = try written(at: file)
      let isGone = text == nil && path == "Package.swift" && begun[path] != nil
      if isGone {
        sentences.append("\(exercise.answerFolder)/\(path) was missing, and is there again.")
      }
      guard text != nil || begun[path] != nil && !isGone else {
        try TextFile.write(try beginning(of: path), to: file)
        if edited(path) != nil {
          sentences.append(
            "\(exercise.place(ofShipped: path)) has your changes, so \(exercise.answerFolder)/\(path) "
              + "began with them. \(exercise.restoring(path))")
        }
        begun[path] = exercise.shipped[path].map { Digest.of($0) } ?? AnswerFolder.unknown
        continue
      }
      guard let stub = exercise.shipped[path] else { continue }
      let digest = Digest.of(stub)
      if let text, begun[path] != nil, begun[path] != digest, Digest.of(text) == begun[path] {
        try TextFile.write(stub, to: file)
        begun[path] = digest
      }
      if begun[path] == nil { begun[path] = digest }
    }
    for path in try strangers() {
      let copy = folder.appendingPathComponent(path)
      guard try TextFile.dataIfPresent(copy) == nil else { continue }
      try TextFile.write(
        try TextFile.data(exercise.folder.appendingPathComponent(path)), to: copy)
      sentences.append(
        "\(exercise.place(ofShipped: path)) is a file of yours, so it was copied to "
          + "\(exercise.answerFolder)/\(path).")
    }
    if begun != known { try write(begun) }
    if isNew {
      sentences.insert(
        "\(exercise.answerFolder) is yours: write in \(exercise.answerFolder)/\(exercise.sources).",
        at: 0)
    }
    return sentences
  }

  /// What there is to be said of answers whose stub is another one now, or that stand in `Exercises` as well.
  package func remarks() throws -> [String] {
    let begun = try readBegun()
    return try exercise.tasks.flatMap { task -> [String] in
      let path = exercise.stubPath(of: task)
      let place = exercise.place(of: task)
      guard let answer = try written(at: exercise.file(of: task)) else { return [] }
      var sentences: [String] = []
      if let stub = exercise.shipped[path], let old = begun[path], old != Digest.of(stub),
        old != AnswerFolder.unknown
      {
        sentences.append(
          "the course has another stub of \(task.id) since you began it; your answer stays as it is. "
            + "`diff \(place) \(exercise.place(ofShipped: path))` shows both, and "
            + "`swift run course start \(task.id)` ends this remark.")
      }
      if let other = edited(path), Data(other.utf8) != answer {
        sentences.append(
          "\(exercise.place(ofShipped: path)) has changes, too; this is about \(place). "
            + "`swift run course start \(task.id) --from-exercises` takes the other. \(exercise.restoring(path))"
        )
      }
      return sentences
    }
  }

  /// Notes that the learner knows of newer stubs.
  package func acknowledge(_ tasks: [ExerciseTask]) throws {
    var begun = try readBegun()
    for path in tasks.map(exercise.stubPath) {
      begun[path] = exercise.shipped[path].map { Digest.of($0) }
    }
    try write(begun)
  }

  /// The stubs again, in the place of the answers to some tasks; what was there is kept in a backup.
  ///
  /// Returns the paths of the files that were others, and the backup.
  package func reset(
    _ tasks: [ExerciseTask], in course: Course, stamp: String
  ) throws -> (files: [String], backup: String?) {
    var paths = tasks.map(exercise.stubPath)
    if tasks.count == exercise.tasks.count { paths = copies }
    let texts = try paths.map { path -> (path: String, data: Data) in
      guard let text = exercise.shipped[path] else {
        throw CourseError(
          "\(exercise.place(ofShipped: path)) is not as the course ships it, and git has no other text of "
            + "it, so nothing was changed. Take it again from the course.")
      }
      return ("\(exercise.answerFolder)/\(path)", Data(text.utf8))
    }
    let result = try course.restore(texts, stamp: stamp)
    var begun = try readBegun()
    for path in paths { begun[path] = exercise.shipped[path].map { Digest.of($0) } }
    try write(begun)
    return result
  }

  /// Takes what stands in `Exercises` as the answers to some tasks; what was there is kept in a backup.
  package func takeFromExercises(
    _ tasks: [ExerciseTask], in course: Course, stamp: String
  ) throws -> (files: [String], backup: String?) {
    try course.restore(
      tasks.compactMap { task in
        edited(exercise.stubPath(of: task)).map { (exercise.place(of: task), Data($0.utf8)) }
      }, stamp: stamp)
  }

  // MARK: What is in it

  /// What somebody has written there; nil where no file is, and where a folder or a device is, which the verdict
  /// on its task tells of.
  private func written(at file: URL) throws -> Data? {
    guard file.isFile || !FileManager.default.fileExists(atPath: file.path) else { return nil }
    return try TextFile.dataIfPresent(file)
  }

  /// The manifest and the stubs: all that is copied.
  private var copies: [String] {
    exercise.shipped.paths.filter { path in
      path == "Package.swift"
        || path.hasPrefix("\(exercise.sources)/") && !path.hasPrefix("\(exercise.sources)/Given/")
    }
  }

  /// The given files and the tests, as far as the exercise has them.
  private var links: [String] {
    ["\(exercise.sources)/Given", "Tests"].filter { folder in
      exercise.shipped.paths.contains { $0.hasPrefix("\(folder)/") }
    }
  }

  /// What somebody has written into a stub of `Exercises`; nil where it is the course's.
  private func edited(_ path: String) -> String? { exercise.shipped.changes[path]?.text }

  /// What a copy begins with: what was written in `Exercises`, or else the course's text.
  package func beginning(of path: String) throws -> String {
    if let text = edited(path) ?? exercise.shipped[path] { return text }
    throw CourseError(
      "\(exercise.place(ofShipped: path)) is missing. \(exercise.restoring(path))")
  }

  /// Swift files of the learner's own among the stubs of `Exercises`.
  private func strangers() throws -> [String] {
    let shipped = Set(exercise.shipped.paths)
    return try SwiftFiles.paths(in: exercise.folder.appendingPathComponent(exercise.sources))
      .map { "\(exercise.sources)/\($0)" }
      .filter { !shipped.contains($0) && !$0.hasPrefix("\(exercise.sources)/Given/") }
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

  // MARK: What it began as

  private static let unknown = "unknown"

  private var begunFile: URL { folder.appendingPathComponent(".begun") }

  /// The digest that each copy began as, by path; a line that makes no sense is left out, and its copy is not followed.
  private func readBegun() throws -> [String: String] {
    let text = try TextFile.dataIfPresent(begunFile).map { String(decoding: $0, as: UTF8.self) }
    var begun: [String: String] = [:]
    for line in (text ?? "").split(separator: "\n") {
      guard let (_, digest, path) = line.wholeMatch(of: /(\w+) (\S.*)/)?.output else { continue }
      // Both halves of a merge may stand there: who knew the newest stub in one of them knows it.
      if begun[String(path)].map({ $0 == exercise.shipped[String(path)].map(Digest.of) }) == true {
        continue
      }
      begun[String(path)] = String(digest)
    }
    return begun
  }

  private func write(_ begun: [String: String]) throws {
    let lines = begun.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)\n" }
    try TextFile.write(lines.joined(), to: begunFile)
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

extension Exercise {
  /// How to bring back a file of the course that was changed.
  package func restoring(_ path: String) -> String {
    switch shipped.changes[path]?.version {
    case "HEAD"?: "`git restore \(place(ofShipped: path))` brings the course's back."
    case let version?:
      "`git restore --source=\(version) \(place(ofShipped: path))` brings the course's back."
    case nil: "Take the folder Exercises/\(chapter.name) again from the course."
    }
  }
}
