import Foundation

/// What the compiler records of a module that it has compiled.
package enum CompilationRecord {
  /// Forgets it, so that every file of the module is compiled again.
  package static func forget(in folder: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where name.hasSuffix(".priors") {
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
  }
}
