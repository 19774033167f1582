import CourseModel
import Judging
import Files
import Foundation
import IndexStore
import Kernel
import Sandbox

/// What each file uses of others, as the compiler recorded it when it built the package.
///
/// The compiler knows what a reader of names can only guess: whose `count` a word means, what a
/// string has between `\(` and `)`, which of two types of one name is meant.
struct CodeIndex {
  /// A symbol or a module, and a line that names it.
  struct Use: Hashable {
    enum Home: Hashable {
      /// The file that declares the symbol, from the root.
      case file(String)
      case module
    }

    let name: String
    let home: Home
    /// The file that uses it, from the root.
    let file: String
    let line: Int

    var place: String { "\(file):\(line)" }
  }

  /// Sorted by place.
  let uses: [Use]

  /// Builds the package, tests too, and reads what was recorded.
  init(of root: URL, progress: ProgressReporter) throws {
    progress.show("building the package")
    var build = ChildProcess(
      SwiftBuild(of: root).command(["--build-tests"]),
      limits: Limits(time: 1200))
    build.environment["COURSE_TEST"] = nil  // It leaves targets out.
    let finished = try build.run(whileWaiting: progress.tick)
    guard finished.end == .exited(0) else {
      let lines = (finished.output + finished.errors).split(separator: "\n")
      let errors = lines.filter { $0.hasPrefix("/") && $0.contains(": error: ") }
      throw CourseError(
        "arrows are read from what the compiler recorded, and the package does not build:\n"
          + (errors.isEmpty ? lines.suffix(5) : errors.prefix(5)).joined(separator: "\n"))
    }
    try self.init(
      store: SwiftBuild(of: root).index, root: root,
      library: CodeIndex.library())
    if uses.isEmpty {
      throw CourseError(
        "the compiler's index of this package is empty: remove .build and try again")
    }
  }

  /// Reads what was recorded of the files below `root`.
  init(store: URL, root: URL, library: URL) throws {
    // As the compiler has it: Foundation would leave out `/private` of macOS.
    guard let path = realpath(root.path, nil) else {
      throw CourseError("\(root.path) cannot be found.")
    }
    defer { free(path) }
    let folder = String(cString: path) + "/"
    let reading = Reading(prefix: folder.utf8.count)
    let problem = index_store_visit(
      library.path, store.path, folder,
      { context, occurrence in
        guard let context, let occurrence else { return }
        Unmanaged<Reading>.fromOpaque(context).takeUnretainedValue().add(occurrence.pointee)
      }, Unmanaged.passUnretained(reading).toOpaque())
    if let problem {
      throw CourseError("the compiler's index cannot be read: \(String(cString: problem))")
    }
    uses = reading.uses
  }

  /// The reader of the index that belongs to the toolchain.
  static func library() throws -> URL {
    #if os(macOS)
      let name = "libIndexStore.dylib"
    #else
      let name = "libIndexStore.so"
    #endif
    return try InstalledToolchain.folder().appendingPathComponent("lib/\(name)")
  }
}

/// What has been read so far.
private final class Reading {
  private struct Named: Hashable {
    let name: String
    let identifier: String
    let file: String
    let line: Int
  }

  private let prefix: Int
  private var homes: [String: String] = [:]
  private var references: Set<Named> = []

  init(prefix: Int) { self.prefix = prefix }

  func add(_ occurrence: symbol_occurrence) {
    let file = String(cString: occurrence.file + prefix)
    guard file.hasSuffix(".swift") else { return }
    let identifier = String(cString: occurrence.identifier)
    if occurrence.is_definition {
      // What extends a type is declared nowhere and in many files.
      if !identifier.hasPrefix("s:e:") { homes[identifier] = file }
    } else {
      references.insert(
        Named(
          name: String(cString: occurrence.name), identifier: identifier, file: file,
          line: Int(occurrence.line)))
    }
  }

  var uses: [CodeIndex.Use] {
    references.compactMap { reference -> CodeIndex.Use? in
      let home: CodeIndex.Use.Home? =
        reference.identifier.hasPrefix("c:@M@")
        ? .module : homes[reference.identifier].map { .file($0) }
      guard let home, home != .file(reference.file) else { return nil }
      return CodeIndex.Use(
        name: reference.name, home: home, file: reference.file, line: reference.line)
    }.sorted { ($0.file, $0.line, $0.name) < ($1.file, $1.line, $1.name) }
  }
}
