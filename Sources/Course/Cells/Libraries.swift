import Files
import Foundation
import Processes

/// The library that cells are linked against, and its modules, as copies that no build changes.
///
/// SwiftPM builds the product; what it built is copied to a folder that is named by the state of all
/// sources and of the toolchain. A folder of that name is there or not, so nothing stale is ever used.
package struct Libraries {
  /// The dynamic library's product in the manifest.
  static let product = "CellLibrary"
  /// The folders of the sources that it is made of, below `Sources`.
  static let folders = [
    "ReactiveCore", "Contacts", "PlainText", "Marbles", "Course/Terminal", "Course/Files",
    "Course/Pages", "Course/Notebook", "Course/WebServer",
  ]
  static var names: [String] { folders.map { String($0.split(separator: "/").last ?? "") } }

  package let folder: URL
  /// Whether they were built just now, for the first run in this state of the sources.
  private(set) var areNew = false
  /// What the compiler makes of C's own modules, which it reads in every run.
  private let modules: URL
  private let toolchain: URL
  /// What macOS has for programs to be linked against; nil elsewhere.
  private let developmentKit: URL?

  /// - Parameter isReady: Whether its modules have to be compiled, too.
  private init?(in store: URL, for state: SourceState, isReady: Bool = true) {
    let folder = store.appendingPathComponent(state.name)
    self.folder = folder
    modules = store.appendingPathComponent(LibraryCopy.modules)
    let needed = [isReady ? LibraryCopy.readyMark(in: folder) : folder, modules]
    guard needed.allSatisfy({ FileManager.default.fileExists(atPath: $0.path) }) else {
      return nil
    }
    toolchain = state.toolchain
    // try?: where none is noted there is none.
    let path = try? String(contentsOf: LibraryCopy.developmentKit(in: folder), encoding: .utf8)
    developmentKit = path.map { URL(fileURLWithPath: $0) }
  }

  /// Finds what was built for the present state of the sources, or builds it.
  ///
  /// Two programs in one clone do not disturb each other: the second one waits for the first.
  ///
  /// - Parameters:
  ///   - root: The course's folder.
  ///   - scratch: Where SwiftPM builds; nil for its own place.
  ///   - progress: Called at each ``Tick`` with the current step while something is built.
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
      // A file that was saved meanwhile may have been read or not.
      guard try SourceState(of: root, Libraries.folders) == before else { continue }
      try LibraryCopy(state: before, store: store).make(from: build)
      guard let made = Libraries(in: store, for: before, isReady: false) else { break }
      do {
        try made.compileModules(showBuilding)
      } catch {
        // try?: the error that makes it no use is the one to hear of.
        try? FileManager.default.removeItem(at: made.folder)
        throw error
      }
      self = made
      areNew = true
      return
    }
    throw CourseError("the library's sources change faster than they can be built. Try again.")
  }

  private static func make(_ build: SwiftBuild, _ progress: () -> Void) throws {
    var command = ChildProcess(
      build.command(["--product", product]), limits: Limits(time: 1200))
    // It would leave the product out of the manifest.
    command.environment["COURSE_TEST"] = nil
    let finished = try command.run(whileWaiting: progress)
    guard finished.end == .exited(0) else { throw problem(finished) }
  }

  private static func problem(_ finished: ChildProcess.Outcome) -> CourseError {
    let lines = (finished.output + "\n" + finished.errors).split(separator: "\n")
    let error = lines.first { $0.contains("error: ") } ?? lines.last ?? "it says nothing"
    return CourseError("the library could not be built: \(error)")
  }

  /// Runs a program that does nothing: what the compiler makes of C's modules is there afterwards, and
  /// a toolchain that cannot run a cell is noticed here.
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
  /// The command that runs a program with the library; "-" is the program that standard input has.
  ///
  /// It is the compiler that built the library: another one cannot read its modules. The driver would find
  /// where everything is by itself, and take its time.
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

  /// What the file of a dynamic library is called here.
  static func file(_ library: String) -> String {
    #if os(macOS)
      "\(library).dylib"
    #else
      "\(library).so"
    #endif
  }

  /// On macOS the oldest system that the manifest allows, as the library is built for it.
  private static func system(_ developmentKit: URL?) -> [String] {
    guard let developmentKit else { return [] }
    #if arch(arm64)
      let processor = "arm64"
    #else
      let processor = "x86_64"
    #endif
    return ["-sdk", developmentKit.path, "-target", "\(processor)-apple-macosx15.0"]
  }

  /// What a cell finds, with this library.
  var environment: [String: String] {
    var environment = ProgramEnvironment.current
    for name in ["LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"] {
      let further = environment[name].map { ":" + $0 } ?? ""
      environment[name] = folder.path + further
    }
    return environment
  }
}
