import TestFolders
import Synchronization
import XCTest

@testable import Cells

#if os(Linux)
  /// What the kernel builds and when, with a toolchain that only pretends to.
  final class LibrariesTests: XCTestCase {
    private let files = FileManager.default
    private var root = URL(fileURLWithPath: "/")
    private var path = ""
    private var store: URL { root.appendingPathComponent(".build/kernel") }
    private var source: URL { root.appendingPathComponent("Sources/ReactiveCore/Signal.swift") }
    private var tools: URL { root.appendingPathComponent("toolchain/bin") }

    override func setUpWithError() throws {
      path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      root = newPlace("kernel")
      let sources = root.appendingPathComponent("Sources")
      for folder in [tools] + Libraries.folders.map(sources.appendingPathComponent) {
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
      }
      try Data("public let a = 1\n".utf8).write(to: source)
      try writeToolchain()
    }

    override func tearDownWithError() throws {
      setenv("PATH", path, 1)
    }

    /// A `swift build` that makes what is copied, counts itself, and does something more.
    private func writeToolchain(building: String = "") throws {
      let build = root.appendingPathComponent(".build/debug").path
      let modules = Libraries.names.map { "\(build)/Modules/\($0).swiftmodule" }
      let scripts = [
        "swift": """
        echo built >> \(root.path)/builds
        mkdir -p \(build)/Modules
        touch \(modules.joined(separator: " ")) \(build)/libCellLibrary.so
        \(building)
        """,
        "swiftc": "exit 0",
        "swift-frontend": "exit 0",
      ]
      for (name, script) in scripts { try write(script, to: tools.appendingPathComponent(name)) }
      setenv("PATH", "\(tools.path):\(path)", 1)
    }

    private func write(_ script: String, to file: URL) throws {
      try Data("#!/bin/sh\n\(script)\n".utf8).write(to: file)
      try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }

    /// A `swiftc` that stands for the toolchain's, as macOS and swiftly have, and comes before it on the PATH.
    private func writeShim(_ script: String? = nil) throws {
      let shims = root.appendingPathComponent("shims")
      try files.createDirectory(at: shims, withIntermediateDirectories: true)
      let information =
        "{\"paths\":{\"runtimeResourcePath\":\"\(root.path)/toolchain/lib/swift\"}}"
      try write(script ?? "echo '\(information)'", to: shims.appendingPathComponent("swiftc"))
      setenv("PATH", "\(shims.path):\(tools.path):\(path)", 1)
    }

    private var builds: Int {
      let text = try? String(contentsOf: root.appendingPathComponent("builds"), encoding: .utf8)
      return text?.split(separator: "\n").count ?? 0
    }

    private func problem() -> String {
      do {
        return "none: \(try Libraries(of: root).folder.path)"
      } catch {
        return error.localizedDescription
      }
    }

    /// The folders that cells may be linked against.
    private var kept: [String] {
      let names = (try? files.contentsOfDirectory(atPath: store.path)) ?? []
      return names.filter { $0 != "lock" && $0 != LibraryCopy.modules }
    }

    func test_what_is_built_is_built_once() throws {
      let first = try Libraries(of: root)
      XCTAssertTrue(first.areNew)
      let second = try Libraries(of: root)
      XCTAssertFalse(second.areNew)
      XCTAssertEqual(first.folder, second.folder)
      XCTAssertEqual(builds, 1)
    }

    func test_a_copy_that_was_killed_before_its_modules_were_compiled_is_made_again() throws {
      let whole = try Libraries(of: root).folder
      // What a kill leaves: the copy, and not the mark that comes last.
      try files.removeItem(at: LibraryCopy.readyMark(in: whole))
      XCTAssertTrue(try Libraries(of: root).areNew)
      XCTAssertFalse(try Libraries(of: root).areNew)
      XCTAssertEqual(builds, 2)
    }

    func test_a_compiler_that_fails_on_the_modules_marks_no_copy() throws {
      try write("exit 1", to: tools.appendingPathComponent("swift-frontend"))
      XCTAssertFalse(problem().isEmpty)
      XCTAssertEqual(kept, [])
    }

    func test_a_changed_library_manifest_or_toolchain_is_never_stale() throws {
      var folders: Set<String> = [try Libraries(of: root).folder.path]
      try Data("public let a = 2\n".utf8).write(to: source)
      folders.insert(try Libraries(of: root).folder.path)
      try Data("// changed\n".utf8).write(to: root.appendingPathComponent("Package.swift"))
      folders.insert(try Libraries(of: root).folder.path)
      try writeToolchain()
      folders.insert(try Libraries(of: root).folder.path)
      XCTAssertEqual(folders.count, 4)
      XCTAssertEqual(builds, 4)
      XCTAssertEqual(kept.count, 2, "the latest two are kept")
    }

    func test_a_toolchain_that_was_updated_behind_its_shim_is_never_stale() throws {
      try writeShim()
      let first = try Libraries(of: root)
      XCTAssertEqual(
        first.interpreter(of: "-", module: "Cell").first,
        tools.appendingPathComponent("swift-frontend").path)
      XCTAssertEqual(try Libraries(of: root).folder, first.folder)
      try write("exit 0", to: tools.appendingPathComponent("swift-frontend"))
      XCTAssertNotEqual(try Libraries(of: root).folder, first.folder)
      XCTAssertEqual(builds, 2)
    }

    func test_a_save_during_the_build_is_built_too() throws {
      try writeToolchain(
        building: "[ $(wc -l < \(root.path)/builds) -ge 3 ] || echo '//' >> \(source.path)")
      let folder = try Libraries(of: root).folder
      XCTAssertEqual(builds, 3)
      XCTAssertEqual(
        folder.lastPathComponent, try SourceState(of: root, Libraries.folders).name)
      XCTAssertEqual(kept, [folder.lastPathComponent])
    }

    func test_sources_that_never_rest_are_given_up_in_one_line() throws {
      try writeToolchain(building: "echo '//' >> \(source.path)")
      XCTAssertTrue(problem().contains("change faster than they can be built"), problem())
    }

    func test_two_kernels_in_one_clone_build_once() throws {
      try writeToolchain(building: "sleep 0.3")
      let root = root
      let folders = Mutex<[String]>([])
      DispatchQueue.concurrentPerform(iterations: 2) { _ in
        let folder = try? Libraries(of: root).folder.path
        folders.withLock { $0.append(folder ?? "none") }
      }
      XCTAssertEqual(Set(folders.withLock { $0 }).count, 1)
      XCTAssertEqual(builds, 1)
    }

    func test_without_a_toolchain_it_says_what_to_do() {
      setenv("PATH", "/nowhere", 1)
      XCTAssertEqual(
        problem(),
        "there is no `swiftc` on the PATH. Install Swift 6.2 or newer, "
          + "or say where it is with PATH.")
    }

    func test_a_toolchain_that_fails_is_quoted_in_one_line() throws {
      try writeToolchain(building: "echo 'a.swift:1: error: no'; exit 1")
      XCTAssertEqual(problem(), "the library could not be built: a.swift:1: error: no")
      try writeToolchain(building: "exit 1")
      XCTAssertEqual(problem(), "the library could not be built: it says nothing")
      try writeToolchain()
      try Data("#!/bin/sh\necho broken; exit 1\n".utf8)
        .write(to: tools.appendingPathComponent("swift-frontend"))
      XCTAssertEqual(problem(), "the library could not be built: broken")
      XCTAssertEqual(problem(), "the library could not be built: broken", "it is tried again")
    }

    func test_a_shim_that_starts_no_compiler_is_quoted_in_one_line() throws {
      try writeShim("exit 1")
      XCTAssertEqual(problem(), "`swiftc` does not work: it says nothing")
      try writeShim("echo 'no toolchain is selected' >&2; exit 1")
      XCTAssertEqual(problem(), "`swiftc` does not work: no toolchain is selected")
      try writeShim("echo words")
      XCTAssertEqual(
        problem(), "`swiftc -print-target-info` does not say where its toolchain is.")
    }

    func test_where_nothing_can_be_written_it_says_where() throws {
      try Data().write(to: root.appendingPathComponent(".build"))
      XCTAssertTrue(problem().hasPrefix("cannot write to \(store.path): "), problem())
    }

    func test_a_copy_that_does_not_get_whole_leaves_nothing() throws {
      try writeToolchain(building: "touch \(store.path)/\(LibraryCopy.modules)")
      XCTAssertTrue(problem().hasPrefix("cannot write to \(store.path): "), problem())
      XCTAssertEqual(kept, [])
    }

    func test_what_is_built_serves_in_a_clone_that_cannot_be_written() throws {
      let folder = try Libraries(of: root).folder
      // Whoever needed the lock would fail here, as root may write everywhere.
      try files.removeItem(at: store.appendingPathComponent("lock"))
      try files.createDirectory(
        at: store.appendingPathComponent("lock"), withIntermediateDirectories: true)
      XCTAssertEqual(try Libraries(of: root).folder, folder)
    }
  }
#endif
