import Files
import Foundation

/// A file as the course ships it.
package struct OriginalFile: Equatable {
  package let path: String
  package let text: String

  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}

/// The stubs and tests of an exercise as the course ships them.
///
/// They live in one plain text file, `Exercises/NN-name/.originals`, because a learner edits the
/// files themselves. From it `reset` brings a stub back and `check` takes the tests, so neither
/// needs git, and an edited or emptied test cannot change a verdict. It is one text file and not a
/// second tree of `.swift` files, so that no editor finds each file twice. Its first line holds a
/// digest, so that damage is noticed. `maintain verify --seal` writes it, `maintain verify` proves
/// that it is fresh. Whoever edits it on purpose, digest and all, fools only this one clone.
package struct Originals {
  package let files: [OriginalFile]
  /// False while an exercise is being written: then the files on disk speak for themselves.
  package let isSealed: Bool

  package static func file(of exercise: URL) -> URL {
    exercise.appendingPathComponent(".originals")
  }

  /// What the files on disk say, whatever was sealed before.
  package init(onDisk folder: URL) throws {
    files = try Originals.filesOnDisk(of: folder)
    isSealed = false
  }

  package init(exercise folder: URL) throws {
    let archive = Originals.file(of: folder)
    guard FileManager.default.fileExists(atPath: archive.path) else {
      try self.init(onDisk: folder)
      return
    }
    // try?: the error below says what to do, whatever it is that cannot be read.
    guard let text = try? String(contentsOf: archive, encoding: .utf8),
      let files = Originals.parse(text)
    else {
      throw CourseError(
        "\(folder.lastPathComponent)/.originals is damaged. Take it again from the course.")
    }
    self.init(sealed: files)
  }

  private init(sealed files: [OriginalFile]) {
    self.files = files
    isSealed = true
  }

  /// The same files, and these in place of those that have their paths.
  package func replacing(_ others: [OriginalFile]) -> Originals {
    let paths = Set(others.map(\.path))
    return Originals(
      sealed: (files.filter { !paths.contains($0.path) } + others).sorted { $0.path < $1.path })
  }

  package subscript(path: String) -> String? { files.first { $0.path == path }?.text }

  /// What belongs to an exercise: its manifest, its sources and its tests.
  package static func filesOnDisk(of folder: URL) throws -> [OriginalFile] {
    var paths = ["Package.swift"]
    for top in ["Sources", "Tests"] {
      paths += SwiftFiles.paths(in: folder.appendingPathComponent(top)).map { "\(top)/\($0)" }
    }
    return try paths.sorted().map { path in
      let url = folder.appendingPathComponent(path)
      return OriginalFile(path: path, text: try TextFile.read(url))
    }
  }

  package func seal(_ folder: URL) throws {
    try TextFile.write(Originals.archive(files), to: Originals.file(of: folder))
  }

  // MARK: The archive's text

  private static let heading = "The course's own text of this exercise. Do not edit."

  package static func archive(_ files: [OriginalFile]) -> String {
    var body = ""
    for file in files {
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      body += "=== \(lines.count) \(file.path)\n" + file.text + "\n"
    }
    return "\(heading) \(Digest.of(body))\n\(body)"
  }

  package static func parse(_ text: String) -> [OriginalFile]? {
    guard let newline = text.firstIndex(of: "\n") else { return nil }
    let body = String(text[text.index(after: newline)...])
    guard text[..<newline] == "\(heading) \(Digest.of(body))" else { return nil }
    var lines = body.split(separator: "\n", omittingEmptySubsequences: false)[...]
    var files: [OriginalFile] = []
    let heading = /=== (\d+) (.+)/
    while let line = lines.popFirst(), !line.isEmpty {
      guard let match = line.wholeMatch(of: heading), let count = Int(match.1),
        lines.count >= count
      else { return nil }
      let content = lines.prefix(count).joined(separator: "\n")
      files.append(OriginalFile(path: String(match.2), text: content))
      lines = lines.dropFirst(count)
    }
    return files.isEmpty ? nil : files
  }
}

/// The Swift files below a folder, as an exercise counts them.
package enum SwiftFiles {
  /// Their paths from there, sorted.
  ///
  /// A hidden file is no part of an exercise: editors leave such beside the file that is open
  /// (`.#Task1.swift` in Emacs). Nor is anything else that only has the name of a file: a folder, a
  /// pipe, a link that leads nowhere.
  package static func paths(in folder: URL) -> [String] {
    // A folder may be a link itself; below it a link to a folder is not followed.
    let folder = folder.resolvingSymlinksInPath()
    let found = FileManager.default.enumerator(atPath: folder.path)
    var paths: [String] = []
    while let path = found?.nextObject() as? String {
      let isHidden = path.split(separator: "/").contains { $0.hasPrefix(".") }
      guard path.hasSuffix(".swift"), !isHidden else { continue }
      let file = folder.appendingPathComponent(path).resolvingSymlinksInPath()
      // try?: a link to nothing is no file.
      let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
      if attributes?[.type] as? FileAttributeType == .typeRegular { paths.append(path) }
    }
    return paths.sorted()
  }
}
