import Files
import Foundation

/// A text file, by its path in an exercise.
package struct SourceFile: Equatable {
  package let path: String
  package let text: String

  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// Of all of them together.
  package static func digest(of files: [SourceFile]) -> String {
    Digest.of(files.map { "\($0.path)\n\($0.text.utf8.count)\n\($0.text)" }.joined(separator: "\n"))
  }
}

/// The manifest, the stubs, the given files and the tests of an exercise as the course ships them.
///
/// They stand in `Exercises/NN-name`, where no learner has to write, and beside them in `.shipped` the digest
/// of each, so that one that was changed all the same is noticed. The course's text of it is then taken from
/// git, from any version that has it. `maintain verify --seal` writes the digests, `maintain verify` proves that
/// they are fresh. Whoever edits them on purpose fools only this one clone.
package struct ShippedFiles {
  package let files: [SourceFile]
  /// False while an exercise is being written: then the files on disk speak for themselves.
  package let isSealed: Bool
  /// Those that say something else on disk, by their path.
  package let changes: [String: Change]

  /// What became of a file of the course.
  package struct Change: Equatable {
    /// What stands there; nil where nothing can be read.
    package let text: String?
    /// The version in git that has the course's text; nil where none has it.
    package let version: String?
  }

  package static func file(of exercise: URL) -> URL {
    exercise.appendingPathComponent(".shipped")
  }

  package init(exercise folder: URL) throws {
    guard let digests = try ShippedFiles.digests(of: folder) else {
      try self.init(onDisk: folder)
      return
    }
    var files: [SourceFile] = []
    var changes: [String: Change] = [:]
    for (path, digest) in digests {
      // try?: what cannot be read does not say what the course says, and git has the course's text.
      let text = try? TextFile.read(folder.appendingPathComponent(path))
      if let text, Digest.of(text) == digest {
        files.append(SourceFile(path: path, text: text))
        continue
      }
      let shipped = Git(in: folder)?.version(of: path, withDigest: digest)
      changes[path] = Change(text: text, version: shipped?.version)
      if let shipped { files.append(SourceFile(path: path, text: shipped.text)) }
    }
    self.init(sealed: files, changes: changes)
  }

  /// What the files on disk say, whatever was sealed before.
  package init(onDisk folder: URL) throws {
    var paths = ["Package.swift"]
    for top in ["Sources", "Tests"] {
      paths += try SwiftFiles.paths(in: folder.appendingPathComponent(top)).map { "\(top)/\($0)" }
    }
    files = try paths.sorted().map { path in
      SourceFile(path: path, text: try TextFile.read(folder.appendingPathComponent(path)))
    }
    isSealed = false
    changes = [:]
  }

  private init(sealed files: [SourceFile], changes: [String: Change]) {
    self.files = files
    self.changes = changes
    isSealed = true
  }

  /// The same files, and these in place of those that have their paths.
  package func replacing(_ others: [SourceFile]) -> ShippedFiles {
    let paths = Set(others.map(\.path))
    return ShippedFiles(
      sealed: (files.filter { !paths.contains($0.path) } + others).sorted { $0.path < $1.path },
      changes: changes.filter { !paths.contains($0.key) })
  }

  package subscript(path: String) -> String? { files.first { $0.path == path }?.text }

  /// All that the course ships, those included whose text nobody has.
  package var paths: [String] { Set(files.map(\.path)).union(changes.keys).sorted() }

  /// Notes a digest of each file.
  package func seal(_ folder: URL) throws {
    try TextFile.write(list, to: ShippedFiles.file(of: folder))
  }

  /// A line for each file: `cbf29ce484222325 Package.swift`.
  package var list: String {
    files.map { "\(Digest.of($0.text)) \($0.path)\n" }.joined()
  }

  /// The digests that were noted, or git's where the list on disk is gone or says nothing; nil while an exercise is
  /// being written.
  private static func digests(of folder: URL) throws -> [(path: String, digest: String)]? {
    let list = file(of: folder)
    let data = try TextFile.dataIfPresent(list)
    if let data, let digests = digests(in: String(decoding: data, as: UTF8.self)) { return digests }
    let committed = Git(in: folder)?.answer(to: "show", "HEAD:./\(list.lastPathComponent)")
    if let committed, let digests = digests(in: committed) { return digests }
    guard data == nil else {
      throw CourseError(
        "Exercises/\(folder.lastPathComponent)/.shipped is damaged. Take the folder "
          + "Exercises/\(folder.lastPathComponent) again from the course.")
    }
    return nil
  }

  private static func digests(in list: String) -> [(path: String, digest: String)]? {
    let lines = list.split(separator: "\n").map { $0.wholeMatch(of: /([0-9a-f]{16}) (\S.*)/) }
    guard !lines.isEmpty, lines.allSatisfy({ $0 != nil }) else { return nil }
    return lines.compactMap { $0.map { (String($0.2), String($0.1)) } }
  }
}

/// The Swift files below a folder, as an exercise counts them.
package enum SwiftFiles {
  /// Their paths from there, sorted.
  ///
  /// A hidden file is no part of an exercise: editors leave such beside the file that is open
  /// (`.#Task1.swift` in Emacs). Nor is anything else that only has the name of a file: a folder, a
  /// pipe, a link that leads nowhere.
  package static func paths(in folder: URL) throws -> [String] {
    // A folder may be a link itself; below it a link to a folder is not followed.
    let folder = folder.resolvingSymlinksInPath()
    return try pathsBelow(folder).filter { path in
      let isHidden = path.split(separator: "/").contains { $0.hasPrefix(".") }
      return path.hasSuffix(".swift") && !isHidden && folder.appendingPathComponent(path).isFile
    }
  }
}
