import Files
import Foundation

/// Which sources there are and when each was last changed, and the same of the toolchain.
struct SourceState: Equatable {
  /// A short name for it, as a folder may have.
  let name: String

  init(of root: URL, _ modules: [String]) throws {
    var lines = [Self.stamp(root.appendingPathComponent("Package.swift"))]
    for module in modules {
      let folder = root.appendingPathComponent("Sources/\(module)")
      let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
      for path in (paths ?? []).filter({ $0.hasSuffix(".swift") }).sorted() {
        lines.append(Self.stamp(folder.appendingPathComponent(path)))
      }
    }
    lines.append(try Self.stamp(Self.compiler()))
    name = Digest.of(lines.joined(separator: "\n"))
  }

  private static func stamp(_ file: URL) -> String {
    "\(file.path) \(FileStamp(file).map { "\($0)" } ?? "missing")"
  }

  private static func compiler() throws -> URL {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    for folder in folders {
      let file = URL(fileURLWithPath: String(folder)).appendingPathComponent("swiftc")
      if FileManager.default.isExecutableFile(atPath: file.path) {
        return file.resolvingSymlinksInPath()
      }
    }
    throw KernelError(
      "there is no `swiftc` on the PATH. Install Swift 6, or say where it is with PATH.")
  }
}
