import Files
import Foundation
import Sandbox

/// The library that cells are linked against, and its modules, as copies that no build changes.
///
/// SwiftPM builds the product; what it built is copied to a folder that is named by the state of all
/// sources and of the toolchain. A folder of that name is there or not, so nothing stale is ever used.
package struct Libraries {
  /// The dynamic library's product in the manifest.
  static let product = "CellLibrary"
  private static let modules = [
    "ReactiveCore", "PlainText", "Marbles", "Console", "Page", "Notebook", "WebServer",
  ]

  package let folder: URL

  /// Where the toolchain has its macros; the compiler's driver would tell the compiler.
  var macros: URL {
    let name = try? String(contentsOf: folder.appendingPathComponent("macros"), encoding: .utf8)
    return URL(fileURLWithPath: name ?? "/")
  }

  /// Finds what was built for the present state of the sources, or builds it.
  ///
  /// Two programs in one clone do not disturb each other: the second one waits for the first.
  ///
  /// - Parameters:
  ///   - root: The course's folder.
  ///   - scratch: Where SwiftPM builds; nil for its own place.
  ///   - progress: Is called about 20 times a second while something is built.
  package init(of root: URL, scratch: URL? = nil, progress: () -> Void = {}) throws {
    let scratch = scratch ?? root.appendingPathComponent(".build")
    let store = scratch.appendingPathComponent("kernel")
    if let ready = try Libraries.ready(in: store, for: SourceState(of: root, Libraries.modules)) {
      folder = ready
      return
    }
    let lock: FileLock
    do {
      lock = try FileLock(store.appendingPathComponent("lock"), waiting: { _ in progress() })
    } catch {
      throw KernelError("cannot write to \(store.path): \(error.localizedDescription)")
    }
    defer { lock.release() }
    for _ in 1...5 {
      let before = try SourceState(of: root, Libraries.modules)
      if let ready = Libraries.ready(in: store, for: before) {
        folder = ready
        return
      }
      try Libraries.build(root, scratch, progress)
      // Who saved a file meanwhile may have been read or not: it is built once more.
      guard try SourceState(of: root, Libraries.modules) == before else { continue }
      folder = try Libraries.keep(scratch.appendingPathComponent("debug"), in: store, as: before)
      return
    }
    throw KernelError("the library's sources change faster than they can be built. Try again.")
  }

  private static func ready(in store: URL, for state: SourceState) -> URL? {
    let folder = store.appendingPathComponent(state.name)
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }

  private static func build(_ root: URL, _ scratch: URL, _ progress: () -> Void) throws {
    let debug = scratch.appendingPathComponent("debug")
    for module in modules { HastyBuild(of: module, in: debug, root: root)?.forget() }
    var build = ChildProcess(
      [
        "swift", "build", "--package-path", root.path, "--scratch-path", scratch.path,
        "--product", product,
      ], limits: Limits(time: 1200))
    // It would leave the product out of the manifest.
    build.environment["COURSE_TEST"] = nil
    let finished = try build.run(whileWaiting: progress)
    guard finished.end == .exited(0) else { throw problem(finished) }
  }

  private static func problem(_ finished: ChildProcess.Finished) -> KernelError {
    let lines = (finished.output + "\n" + finished.errors).split(separator: "\n")
    let error = lines.first { $0.contains("error: ") } ?? lines.last ?? "it says nothing"
    return KernelError("the library could not be built: \(error)")
  }

  /// Copies what was built beside its place, and gives it its name when it is whole.
  private static func keep(_ debug: URL, in store: URL, as state: SourceState) throws -> URL {
    let files = FileManager.default
    let folder = store.appendingPathComponent(state.name)
    let copy = store.appendingPathComponent("\(state.name)-\(UUID().uuidString)")
    do {
      try files.createDirectory(at: copy, withIntermediateDirectories: true)
      for module in modules {
        let name = "\(module).swiftmodule"
        try files.copyItem(
          at: debug.appendingPathComponent("Modules/\(name)"), to: copy.appendingPathComponent(name)
        )
      }
      let macros = try Toolchain.macros().path
      try Data(macros.utf8).write(to: copy.appendingPathComponent("macros"))
      let library = try libraryName(in: debug)
      try files.copyItem(
        at: debug.appendingPathComponent(library), to: copy.appendingPathComponent(library))
      try files.moveItem(at: copy, to: folder)
    } catch {
      try? files.removeItem(at: copy)
      throw KernelError("cannot write to \(store.path): \(error.localizedDescription)")
    }
    removeOld(in: store)
    return folder
  }

  private static func libraryName(in debug: URL) throws -> String {
    let names = ["lib\(product).so", "lib\(product).dylib"]
    let found = names.first {
      FileManager.default.fileExists(atPath: debug.appendingPathComponent($0).path)
    }
    guard let found else { throw KernelError("the build made no library \(product)") }
    return found
  }

  /// Keeps the latest two: a cell that has just begun may still read the older one.
  private static func removeOld(in store: URL) {
    let keys: Set<URLResourceKey> = [.contentModificationDateKey, .isDirectoryKey]
    let folders = try? FileManager.default.contentsOfDirectory(
      at: store, includingPropertiesForKeys: Array(keys)
    ).compactMap { folder -> (URL, Date)? in
      guard let values = try? folder.resourceValues(forKeys: keys), values.isDirectory == true
      else { return nil }
      return (folder, values.contentModificationDate ?? .distantPast)
    }
    for (folder, _) in (folders ?? []).sorted(by: { $0.1 > $1.1 }).dropFirst(2) {
      try? FileManager.default.removeItem(at: folder)
    }
  }
}
