import Files
import Foundation

/// A snapshot of the source files and the compiler, for detecting changes to them.
package struct SourceState: Equatable {
  /// A digest of the state, used as a folder name.
  let name: String
  let toolchain: URL

  /// The layout of a library's folder, hashed so that copies with an old layout aren't used.
  private static let layout = "library, modules, development kit"

  init(of root: URL, _ folders: [String]) throws {
    var lines = [Self.layout, Self.stamp("\(root.path)/Package.swift")]
    for name in folders {
      let folder = root.appendingPathComponent("Sources/\(name)")
      guard folder.isFolder else { throw CourseError("\(folder.path) is missing.") }
      for path in try pathsBelow(folder) where path.hasSuffix(".swift") {
        // Concatenating paths is faster than creating URLs.
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
