import TestFolders
import XCTest

@testable import Cells

#if os(Linux)
  /// Tests of the cells' library with a fake toolchain.
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

    /// Writes a fake `swift` whose `build` counts its runs and creates the products.
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
      for (name, script) in scripts {
        try putScript(script, at: tools.appendingPathComponent(name))
      }
      setenv("PATH", "\(tools.path):\(path)", 1)
    }

    /// Writes a `swiftc` shim that precedes the toolchain on the PATH, like swiftly's shim.
    private func writeShim(_ script: String? = nil) throws {
      let shims = root.appendingPathComponent("shims")
      let information =
        "{\"paths\":{\"runtimeResourcePath\":\"\(root.path)/toolchain/lib/swift\"}}"
      try putScript(script ?? "echo '\(information)'", at: shims.appendingPathComponent("swiftc"))
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

    /// The names of the folders with copies of the library.
    private var copies: [String] {
      let names = (try? files.contentsOfDirectory(atPath: store.path)) ?? []
      return names.filter { $0 != "lock" && $0 != LibraryCopy.modules }
    }

    func test_the_library_is_built_once() throws {
      let first = try Libraries(of: root)
      XCTAssertTrue(first.isNew)
      let second = try Libraries(of: root)
      XCTAssertFalse(second.isNew)
      XCTAssertEqual(first.folder, second.folder)
      XCTAssertEqual(builds, 1)
    }

    func test_an_incomplete_copy_is_replaced() throws {
      let whole = try Libraries(of: root).folder
      // A build that was killed leaves a copy without its ready mark.
      try files.removeItem(at: LibraryCopy.readyMark(in: whole))
      XCTAssertTrue(try Libraries(of: root).isNew)
      XCTAssertFalse(try Libraries(of: root).isNew)
      XCTAssertEqual(builds, 2)
    }

    func test_a_changed_library_manifest_or_toolchain_causes_a_build() throws {
      var folders: Set<String> = [try Libraries(of: root).folder.path]
      try Data("public let a = 2\n".utf8).write(to: source)
      folders.insert(try Libraries(of: root).folder.path)
      try Data("// changed\n".utf8).write(to: root.appendingPathComponent("Package.swift"))
      folders.insert(try Libraries(of: root).folder.path)
      try writeToolchain()
      folders.insert(try Libraries(of: root).folder.path)
      XCTAssertEqual(folders.count, 4)
      XCTAssertEqual(builds, 4)
      XCTAssertEqual(copies.count, 2, "The latest two copies should be kept.")
    }

    func test_a_toolchain_updated_behind_a_shim_causes_a_build() throws {
      try writeShim()
      let first = try Libraries(of: root)
      XCTAssertEqual(
        first.interpreter(of: "-", module: "Cell").first,
        tools.appendingPathComponent("swift-frontend").path)
      XCTAssertEqual(try Libraries(of: root).folder, first.folder)
      try putScript("exit 0", at: tools.appendingPathComponent("swift-frontend"))
      XCTAssertNotEqual(try Libraries(of: root).folder, first.folder)
      XCTAssertEqual(builds, 2)
    }

    func test_a_save_during_the_build_causes_another_build() throws {
      try writeToolchain(
        building: "[ $(wc -l < \(root.path)/builds) -ge 3 ] || echo '//' >> \(source.path)")
      let folder = try Libraries(of: root).folder
      XCTAssertEqual(builds, 3)
      XCTAssertEqual(
        folder.lastPathComponent, try SourceState(of: root, Libraries.folders).name)
      XCTAssertEqual(copies, [folder.lastPathComponent])
    }

    func test_a_build_of_constantly_changing_sources_is_abandoned() throws {
      try writeToolchain(building: "echo '//' >> \(source.path)")
      XCTAssertTrue(problem().contains("kept changing during the build"), problem())
    }

    func test_a_missing_toolchain_is_reported_with_advice() {
      setenv("PATH", "/nowhere", 1)
      XCTAssertEqual(
        problem(),
        "`swiftc` is not on the PATH. Install Swift 6.2 or newer, "
          + "or add its folder to the PATH.")
    }

    func test_a_failing_toolchain_is_quoted() throws {
      try writeToolchain(building: "echo 'a.swift:1: error: no'; exit 1")
      XCTAssertEqual(problem(), "the library could not be built: a.swift:1: error: no")
      try writeToolchain()
      try putScript("echo broken; exit 1", at: tools.appendingPathComponent("swift-frontend"))
      XCTAssertEqual(problem(), "the library could not be built: broken")
      XCTAssertEqual(copies, [])
    }

    func test_a_failing_shim_is_quoted() throws {
      try writeShim("exit 1")
      XCTAssertEqual(problem(), "`swiftc` failed: it printed nothing")
      try writeShim("echo 'no toolchain is selected' >&2; exit 1")
      XCTAssertEqual(problem(), "`swiftc` failed: no toolchain is selected")
      try writeShim("echo words")
      XCTAssertEqual(
        problem(), "`swiftc -print-target-info` does not report its toolchain. Reinstall Swift."
      )
    }

    func test_a_built_library_works_in_a_read_only_clone() throws {
      let folder = try Libraries(of: root).folder
      // A folder in place of the lock file makes locking fail, even for root.
      try files.removeItem(at: store.appendingPathComponent("lock"))
      try files.createDirectory(
        at: store.appendingPathComponent("lock"), withIntermediateDirectories: true)
      XCTAssertEqual(try Libraries(of: root).folder, folder)
    }
  }
#endif
