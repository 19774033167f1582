import Files
import Foundation

/// Which sources there are and when each was last changed, and the same of the toolchain.
struct SourceState: Equatable {
  /// A short name for it, as a folder may have.
  let name: String

  /// Changes with what ``Libraries`` keeps in a folder.
  private static let layout = "library, modules, toolchain, isolation"

  init(of root: URL, _ modules: [String]) throws {
    var lines = [Self.layout, Self.stamp(root.appendingPathComponent("Package.swift"))]
    for module in modules {
      let folder = root.appendingPathComponent("Sources/\(module)")
      let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
      for path in (paths ?? []).filter({ $0.hasSuffix(".swift") }).sorted() {
        lines.append(Self.stamp(folder.appendingPathComponent(path)))
      }
    }
    lines.append(try Self.stamp(Toolchain.compiler()))
    name = Digest.of(lines.joined(separator: "\n"))
  }

  private static func stamp(_ file: URL) -> String {
    "\(file.path) \(FileStamp(file).map { "\($0)" } ?? "missing")"
  }
}
