import Files
import Foundation

/// A text file and its path in an exercise.
package struct SourceFile: Equatable {
  package let path: String
  package let text: String

  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  package static func digest(of files: [SourceFile]) -> String {
    Digest.of(files.map { "\($0.path)\n\($0.text.utf8.count)\n\($0.text)" }.joined(separator: "\n"))
  }
}

/// The manifest, stubs, given files, and tests of an exercise in `Exercises/NN-name`.
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

  package subscript(path: String) -> String? { files.first { $0.path == path }?.text }

  package var paths: [String] { files.map(\.path) }
}

/// The Swift files in a folder and its subfolders.
package enum SwiftFiles {
  /// Returns the sorted paths of the Swift files.
  ///
  /// Skips hidden files, such as the `.#Task1.swift` that Emacs creates, and everything that
  /// isn't a regular file.
  package static func paths(in folder: URL) throws -> [String] {
    // Follow a link to the folder itself, but not the links inside the folder.
    let folder = folder.resolvingSymlinksInPath()
    return try pathsBelow(folder).filter { path in
      let isHidden = path.split(separator: "/").contains { $0.hasPrefix(".") }
      return path.hasSuffix(".swift") && !isHidden && folder.appendingPathComponent(path).isFile
    }
  }
}
