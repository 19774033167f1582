import Files
import Foundation
import Processes

/// The library that cells link against, and the modules that they import.
///
/// SwiftPM's products are copied to a folder whose name depends on the sources and the toolchain,
/// so an outdated copy is never used.
package struct Libraries {
  static let product = "CellLibrary"
  /// The folders in `Sources` from which the library is built.
  static let folders = [
    "ReactiveCore", "Contacts", "PlainText", "Marbles", "Course/Terminal", "Course/Files",
    "Course/Pages", "Course/Notebook", "Course/WebServer",
  ]
  static var names: [String] { folders.map { String($0.split(separator: "/").last ?? "") } }

  package let folder: URL
  private(set) var isNew = false
  private let modules: URL
  private let toolchain: URL
  private let developmentKit: URL?

  private init?(in store: URL, for state: SourceState, isReady: Bool = true) {
    let folder = store.appendingPathComponent(state.name)
    self.folder = folder
    modules = store.appendingPathComponent(LibraryCopy.modules)
    let needed = [isReady ? LibraryCopy.readyMark(in: folder) : folder, modules]
    guard needed.allSatisfy({ FileManager.default.fileExists(atPath: $0.path) }) else {
      return nil
    }
    toolchain = state.toolchain
    // This file exists only on macOS.
    let path = try? String(contentsOf: LibraryCopy.developmentKit(in: folder), encoding: .utf8)
    developmentKit = path.map { URL(fileURLWithPath: $0) }
  }

  /// Finds the library for the current sources, or builds it.
  ///
  /// Waits if another process is building the library. See ``Kernel`` for the parameters.
  package init(
    of root: URL, scratch: URL? = nil, progress: (String) -> Void = { _ in }
  ) throws {
    let build = SwiftBuild(of: root, scratch: scratch)
    let store = build.scratch.appendingPathComponent("kernel")
    if let ready = try Libraries(in: store, for: SourceState(of: root, Libraries.folders)) {
      self = ready
      return
    }
    let lock: FileLock
    do {
      lock = try FileLock(
        store.appendingPathComponent(LibraryCopy.lock),
        waiting: { progress("waiting for process \($0) to end") })
    } catch {
      throw CourseError("cannot write to \(store.path): \(error.localizedDescription)")
    }
    defer { lock.release() }
    func showBuilding() { progress("building the library for cells, once per version") }
    for _ in 1...5 {
      let before = try SourceState(of: root, Libraries.folders)
      if let ready = Libraries(in: store, for: before) {
        self = ready
        return
      }
      try Libraries.make(build, showBuilding)
      // Build again if a file was saved meanwhile, because the build might have missed it.
      guard try SourceState(of: root, Libraries.folders) == before else { continue }
      try LibraryCopy(state: before, store: store).make(from: build)
      guard let made = Libraries(in: store, for: before, isReady: false) else { break }
      do {
        try made.compileModules(showBuilding)
      } catch {
        // Ignore errors while cleaning up, and report why the modules failed.
        try? FileManager.default.removeItem(at: made.folder)
        throw error
      }
      self = made
      isNew = true
      return
    }
    throw CourseError("the library's sources kept changing during the build. Try again.")
  }

  private static func make(_ build: SwiftBuild, _ progress: () -> Void) throws {
    var command = ChildProcess(
      build.command(["--product", product]), limits: Limits(time: 1200))
    // If `COURSE_TEST` is set, the manifest omits this product.
    command.environment["COURSE_TEST"] = nil
    let finished = try command.run(whileWaiting: progress)
    guard finished.end == .exited(0) else { throw problem(finished) }
  }

  private static func problem(_ finished: ChildProcess.Outcome) -> CourseError {
    let lines = (finished.output + "\n" + finished.errors).split(separator: "\n")
    let error =
      lines.first { $0.contains("error: ") } ?? lines.last ?? "swift build printed nothing"
    return CourseError("the library could not be built: \(error)")
  }

  /// Runs a program that only imports modules.
  ///
  /// Running it compiles the C modules, and fails if the toolchain can't run cells.
  private func compileModules(_ progress: () -> Void) throws {
    let imports = Libraries.names + ["Dispatch", "Foundation", "Observation", "Synchronization"]
    let text =
      imports.map { "import \($0)\n" }.joined()
      + "#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\n"
    let file = folder.appendingPathComponent("empty.swift")
    try Data(text.utf8).write(to: file)
    var child = ChildProcess(interpreter(of: file.path, module: "Cell"), limits: Limits(time: 120))
    child.environment = environment
    let finished = try child.run(whileWaiting: progress)
    guard finished.end == .exited(0) else { throw Libraries.problem(finished) }
    try Data().write(to: LibraryCopy.readyMark(in: folder))
  }
}

extension Libraries {
  /// Returns the command that runs `file`, or the program on standard input if `file` is "-".
  ///
  /// The command uses the compiler that built the library, because other compilers can't read
  /// its modules. Calling the frontend directly is faster than going through the driver.
  func interpreter(of file: String, module: String) -> [String] {
    let host = toolchain.appendingPathComponent("lib/swift/host")
    let server = Libraries.file("libSwiftInProcPluginServer")
    return [
      toolchain.appendingPathComponent("bin/swift-frontend").path, "-frontend", "-interpret",
      "-plugin-path", host.appendingPathComponent("plugins").path,
      "-in-process-plugin-server-path", host.appendingPathComponent(server).path,
      "-I", folder.path, "-L", folder.path, "-l\(Libraries.product)", "-module-cache-path",
      modules.path, "-swift-version", "6", "-suppress-warnings", "-diagnostic-style", "llvm",
    ] + Libraries.system(developmentKit) + ["-module-name", module, file]
  }

  static func file(_ library: String) -> String {
    #if os(macOS)
      "\(library).dylib"
    #else
      "\(library).so"
    #endif
  }

  private static func system(_ developmentKit: URL?) -> [String] {
    guard let developmentKit else { return [] }
    #if arch(arm64)
      let processor = "arm64"
    #else
      let processor = "x86_64"
    #endif
    return ["-sdk", developmentKit.path, "-target", "\(processor)-apple-macosx15.0"]
  }

  var environment: [String: String] {
    var environment = ProgramEnvironment.current
    for name in ["LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"] {
      let further = environment[name].map { ":" + $0 } ?? ""
      environment[name] = folder.path + further
    }
    return environment
  }
}
