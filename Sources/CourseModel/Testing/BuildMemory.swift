import Files
import Foundation

/// What SwiftPM keeps of earlier builds in a scratch path, and loses here where it would mislead the next.
struct BuildMemory {
  let scratch: URL

  /// Forgets the plan of the scratch path when it was made for another package.
  ///
  /// SwiftPM 6.3.1 keeps it when another package is built there, and then builds nothing at all. The last
  /// package's name is noted, and the plan goes when it changes.
  func forgetPlan(unlessOf package: String) throws {
    let note = scratch.appendingPathComponent("last-package")
    guard (try? TextFile.read(note)) != package else { return }
    try forget(scratch.appendingPathComponent("debug.yaml"))
    try forget(scratch.appendingPathComponent("debug/description.json"))
    try TextFile.write(package, to: note)
  }

  /// Forgets what the compiler recorded of a module, so that every file of it is compiled again.
  ///
  /// With the record, a save soon after a build was taken for compiled in 4 of 15 tries (Swift 6.3.1).
  func forgetCompilation(of module: String) {
    CompilationRecord.forget(in: scratch.appendingPathComponent("debug/\(module).build"))
  }

  /// Forgets the modules of the library that were built here, when one built elsewhere is to be used.
  ///
  /// The compiler would find them first, and an answer be compiled against them and linked to the other.
  func forgetLibrary() throws {
    for module in Prebuilt.moduleNames { try forget(interfaceFile(of: module)) }
  }

  /// Removes what may be there.
  func forget(_ url: URL) throws {
    guard FileManager.default.fileExists(atPath: url.path) else { return }
    try FileManager.default.removeItem(at: url)
  }

  /// What a module offers to others, as it was built last.
  func interface(of module: String) -> String? {
    (try? Data(contentsOf: interfaceFile(of: module))).map { Digest.of($0) }
  }

  /// Whether a file of a module was compiled before the interface of another one.
  func isOlder(
    _ files: [String], of module: String, thanInterfaceOf other: String
  ) -> Bool {
    guard let change = interfaceFile(of: other).modificationDate else { return true }
    return files.contains { name in
      let object = "debug/\(module).build/\(name).swift.o"
      guard let built = scratch.appendingPathComponent(object).modificationDate else { return true }
      return built < change
    }
  }

  private func interfaceFile(of module: String) -> URL {
    scratch.appendingPathComponent("debug/Modules/\(module).swiftmodule")
  }
}
