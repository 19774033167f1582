import Files
import Foundation

/// A copy of what SwiftPM built for one state of the sources, which no later build changes.
struct LibraryCopy {
  /// The folder beside all copies that holds what the compiler makes of C's modules.
  static let modules = "modules"

  /// The file that whoever builds here holds.
  static let lock = "lock"

  /// What follows the name of a copy that is not whole; one at a time is made, under the store's lock.
  private static let unfinished = "-unfinished"

  /// The file that says what macOS has for programs to be linked against.
  static func developmentKit(in copy: URL) -> URL { copy.appendingPathComponent("development-kit") }

  /// The file that says that C's modules are compiled for the copy, too: without them no cell can run.
  static func readyMark(in copy: URL) -> URL { copy.appendingPathComponent("ready") }

  let state: SourceState
  let store: URL

  /// Copies what was built beside its place, and gives it its name when it is whole.
  func make(from build: SwiftBuild) throws {
    let files = FileManager.default
    let developmentKit = try InstalledToolchain.developmentKit()?.path
    let folder = store.appendingPathComponent(state.name)
    // One without its modules is no use, and neither is a copy whose making was interrupted.
    // try?: what stays is in the way of the move below, which says so.
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
      // try?: the error that is thrown is the one to hear of.
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

  /// Keeps the latest two: a cell that has just begun may still read the older one.
  private func removeOld() throws {
    let copies = try namesInFolder(store).filter {
      ![LibraryCopy.modules, LibraryCopy.lock].contains($0)
    }
    .map(store.appendingPathComponent)
    .sorted { FileStamp($0)?.date ?? .distantPast > FileStamp($1)?.date ?? .distantPast }
    // try?: what is old only takes room.
    for copy in copies.dropFirst(2) { try? FileManager.default.removeItem(at: copy) }
  }
}
