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

/// The manifest, the stubs, the given files, and the tests of an exercise, as they are in `Exercises/NN-name`.
package struct ShippedFiles {
  package let files: [SourceFile]

  package init(exercise folder: URL) throws {
    var paths = ["Package.swift"]
    for top in ["Sources", "Tests"] {
      paths += try SwiftFiles.paths(in: folder.appendingPathComponent(top)).map { "\(top)/\($0)" }
    }
    files = try paths.sorted().map { path in
      SourceFile(path: path, text: try TextFile.read(folder.appendingPathComponent(path)))
    }
  }

  private init(_ files: [SourceFile]) { self.files = files }

  package subscript(path: String) -> String? { files.first { $0.path == path }?.text }

  package var paths: [String] { files.map(\.path) }
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
