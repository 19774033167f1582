import Files
import Foundation

/// Which sources there are and when each was last changed, and the same of the toolchain.
package struct SourceState: Equatable {
  /// A short name for it, as a folder may have.
  let name: String
  let toolchain: URL

  /// Changes with what ``Libraries`` keeps in a folder.
  private static let layout = "library, modules, development kit"

  /// It is asked for at each run of a cell, so it makes no URL for each file.
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
    lines.append(Self.ofCompiler(in: toolchain))
    name = Digest.of(lines.joined(separator: "\n"))
  }

  /// Which compiler a shell would start in the end, and when it was last changed.
  package static func ofCompiler(in toolchain: URL) -> String {
    stamp(toolchain.appendingPathComponent("bin/swift-frontend").path)
  }

  private static func stamp(_ path: String) -> String {
    "\(path) \(FileStamp(path: path)?.description ?? "missing")"
  }
}
