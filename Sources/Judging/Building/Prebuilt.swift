import Files
import Foundation

/// What `swift run course` has compiled of the library, for a bench to link.
///
/// A learner's first check would otherwise compile the library a second time, in a folder of its
/// own. It is used only if every source has been compiled since it was written.
package struct Prebuilt {
  static let moduleNames = ["ReactiveCore", "Contacts", "PlainText", "Marbles"]

  private let modules: URL
  package let objects: [URL]

  /// What tells the compiler where the modules are.
  package var options: [String] { ["-Xswiftc", searchOption] }
  package var searchOption: String { "-I\(modules.path)" }

  /// Nil if something is missing or older than its source.
  package init?(of root: URL, modules names: [String] = moduleNames) {
    let build = SwiftBuild(of: root)
    modules = build.modules.resolvingSymlinksInPath()
    var objects: [URL] = []
    for module in names {
      let sources = root.appendingPathComponent("Sources/\(module)")
      guard Prebuilt.isFile(sources) else { continue }
      guard Prebuilt.isFile(build.interface(of: module)) else { return nil }
      // try?: SwiftPM says what it cannot read.
      guard let paths = try? pathsBelow(sources) else { return nil }
      for path in paths where path.hasSuffix(".swift") {
        let source = sources.appendingPathComponent(path)
        let object = build.object(of: source.lastPathComponent, in: module)
          .resolvingSymlinksInPath()
        guard let compiled = Prebuilt.compilation(of: object),
          let written = source.modificationDate, let placed = FileStamp(source)?.date,
          compiled >= max(written, placed)
        else { return nil }
        objects.append(object)
      }
    }
    guard !objects.isEmpty else { return nil }
    self.objects = objects.sorted { $0.path < $1.path }
  }

  /// What a manifest says to link the objects in place of its dependency.
  package var manifestAddition: String {
    let paths = objects.map { "\"\($0.path)\"" }.joined(separator: ", ")
    return """

      package.dependencies = []
      for target in package.targets where target.type != .system {
        target.dependencies.removeAll { if case .productItem = $0 { true } else { false } }
        if target.type == .test { target.linkerSettings = [.unsafeFlags([\(paths)])] }
      }

      """
  }

  /// When the compiler last made an object file; nil if it is not there.
  ///
  /// The compiler does not write an object again that comes out the same, but always the list of dependencies beside
  /// it. After an error neither is there.
  private static func compilation(of object: URL) -> Date? {
    guard isFile(object) else { return nil }
    let dependencies = object.deletingPathExtension().deletingPathExtension()
      .appendingPathExtension("d")
    return [object, dependencies].compactMap(\.modificationDate).max()
  }

  private static func isFile(_ url: URL) -> Bool {
    FileManager.default.fileExists(atPath: url.path)
  }
}
