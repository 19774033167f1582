import Files
import Foundation

/// A copy of the library for one state of the sources.
struct LibraryCopy {
  static let modules = "modules"

  static let lock = "lock"

  private static let unfinished = "-unfinished"

  /// Returns the file that contains the SDK's path on macOS.
  static func developmentKit(in copy: URL) -> URL { copy.appendingPathComponent("development-kit") }

  /// Returns the marker file, which exists once the copy can run cells.
  static func readyMark(in copy: URL) -> URL { copy.appendingPathComponent("ready") }

  let state: SourceState
  let store: URL

  /// Copies the products to a temporary folder, and renames the folder when the copy is complete.
  func make(from build: SwiftBuild) throws {
    let files = FileManager.default
    let developmentKit = try InstalledToolchain.developmentKit()?.path
    let folder = store.appendingPathComponent(state.name)
    // An existing folder is an incomplete copy. If it can't be removed, the move below throws.
    try? files.removeItem(at: folder)
    let copy = store.appendingPathComponent(state.name + LibraryCopy.unfinished)
    do {
      try removeUnfinished()
      for folder in [copy, store.appendingPathComponent(LibraryCopy.modules)] {
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
      }
      for module in Libraries.names {
        let name = "\(module).swiftmodule"
        try files.copyItem(
          at: build.interface(of: module), to: copy.appendingPathComponent(name)
        )
      }
      try developmentKit.map { try Data($0.utf8).write(to: LibraryCopy.developmentKit(in: copy)) }
      let library = Libraries.file("lib\(Libraries.product)")
      try files.copyItem(
        at: build.products.appendingPathComponent(library),
        to: copy.appendingPathComponent(library))
      try files.moveItem(at: copy, to: folder)
    } catch {
      // Ignore errors while cleaning up, and report why the copy failed.
      try? files.removeItem(at: copy)
      throw CourseError("cannot write to \(store.path): \(error.localizedDescription)")
    }
    try removeOld()
  }

  private func removeUnfinished() throws {
    for name in try namesInFolder(store) where name.hasSuffix(LibraryCopy.unfinished) {
      try FileManager.default.removeItem(at: store.appendingPathComponent(name))
    }
  }

  /// Removes all but the latest two copies; a running cell might still use the older one.
  private func removeOld() throws {
    let copies = try namesInFolder(store).filter {
      ![LibraryCopy.modules, LibraryCopy.lock].contains($0)
    }
    .map(store.appendingPathComponent)
    .sorted { FileStamp($0)?.date ?? .distantPast > FileStamp($1)?.date ?? .distantPast }
    // Ignore errors, because an old copy only wastes space.
    for copy in copies.dropFirst(2) { try? FileManager.default.removeItem(at: copy) }
  }
}
