import Foundation

/// What `swift run course` has compiled of the library, for a bench to link.
///
/// A learner's first check would otherwise compile the library a second time, in a folder of its
/// own. It is used only if every object file is at least as new as its source.
struct Prebuilt {
  private static let modules = ["ReactiveCore", "Marbles"]

  private let modules: URL
  private let objects: [URL]

  /// What tells the compiler where the modules are.
  var options: [String] { ["-Xswiftc", "-I\(modules.path)"] }

  /// Nil if something is missing or older than its source.
  init?(of root: URL) {
    let build = root.appendingPathComponent(".build/debug").resolvingSymlinksInPath()
    modules = build.appendingPathComponent("Modules")
    var objects: [URL] = []
    for module in Prebuilt.modules {
      let sources = root.appendingPathComponent("Sources/\(module)")
      guard Prebuilt.isFile(sources) else { continue }
      guard Prebuilt.isFile(modules.appendingPathComponent("\(module).swiftmodule")),
        let files = FileManager.default.enumerator(atPath: sources.path)
      else { return nil }
      while let path = files.nextObject() as? String {
        guard path.hasSuffix(".swift"), let name = path.split(separator: "/").last else { continue }
        let object = build.appendingPathComponent("\(module).build/\(name).o")
        let source = sources.appendingPathComponent(path)
        guard let built = object.modificationDate, let written = source.modificationDate,
          built >= written
        else { return nil }
        objects.append(object)
      }
    }
    guard !objects.isEmpty else { return nil }
    self.objects = objects.sorted { $0.path < $1.path }
  }

  /// What a manifest says to link the objects in place of its dependency.
  var manifest: String {
    let paths = objects.map { "\"\($0.path)\"" }.joined(separator: ", ")
    return """

      package.dependencies = []
      for target in package.targets where target.type != .system {
        target.dependencies.removeAll { if case .productItem = $0 { true } else { false } }
        if target.type == .test { target.linkerSettings = [.unsafeFlags([\(paths)])] }
      }

      """
  }

  private static func isFile(_ url: URL) -> Bool {
    FileManager.default.fileExists(atPath: url.path)
  }
}
