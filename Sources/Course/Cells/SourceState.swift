import Files
import Foundation

/// The modification dates of the sources and the toolchain.
package struct SourceState: Equatable {
  /// A digest of the state, used as a folder name.
  let name: String
  let toolchain: URL

  /// Part of the digest; change it when the contents of a library's folder change.
  private static let layout = "library, modules, development kit"

  /// Creates the current state without a URL per file, because this runs before each cell.
  init(of root: URL, _ folders: [String]) throws {
    var lines = [Self.layout, Self.stamp("\(root.path)/Package.swift")]
    for name in folders {
      let folder = root.appendingPathComponent("Sources/\(name)")
      guard folder.isFolder else { throw CourseError("\(folder.path) is missing.") }
      for path in try pathsBelow(folder) where path.hasSuffix(".swift") {
        lines.append(Self.stamp("\(folder.path)/\(path)"))
      }
    }
    toolchain = try InstalledToolchain.folder()
    lines.append(Self.stamp(toolchain.appendingPathComponent("bin/swift-frontend").path))
    name = Digest.of(lines.joined(separator: "\n"))
  }

  private static func stamp(_ path: String) -> String {
    "\(path) \(FileStamp(path: path)?.description ?? "missing")"
  }
}
