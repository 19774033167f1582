import Sandbox
import XCTest

@testable import maintain

/// Compiles two files, one in each of two folders, and reads who uses what.
final class CodeIndexTests: XCTestCase {
  private var root = URL(fileURLWithPath: "/")

  override func setUpWithError() throws {
    root = FileManager.default.temporaryDirectory
      .appendingPathComponent("index-\(UUID().uuidString)").resolvingSymlinksInPath()
  }

  override func tearDown() {
    try? FileManager.default.removeItem(at: root)
  }

  private func uses(_ model: String, _ running: String) throws -> [String] {
    try index(model, running).uses.filter { $0.home != .module }.map { "\($0.place) \($0.name)" }
  }

  private func index(_ model: String, _ running: String) throws -> CodeIndex {
    let files = ["Model/Model.swift": model, "Running/Running.swift": running]
    for (path, text) in files {
      let file = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    var compiling = ChildProcess(
      [
        "swiftc", "-c", "-parse-as-library", "-swift-version", "6", "-module-name", "Library",
        "-index-store-path", "index",
      ] + files.keys.sorted().map { root.appendingPathComponent($0).path },
      limits: Limits(time: 120))
    compiling.folder = root
    let finished = try compiling.run()
    XCTAssertEqual(finished.end, .exited(0), finished.errors)
    return try CodeIndex(
      store: root.appendingPathComponent("index"), root: root, library: CodeIndex.library())
  }

  func test_each_form_of_an_import_is_a_use_of_its_module() throws {
    let running = "import struct Dispatch.DispatchTime; import Synchronization"
    let found = try index("internal import Foundation", running)
    XCTAssertEqual(
      found.uses.filter { $0.home == .module }.map { "\($0.place) \($0.name)" },
      [
        "Model/Model.swift:1 Foundation", "Running/Running.swift:1 Dispatch",
        "Running/Running.swift:1 Synchronization",
      ])
  }

  func test_types_functions_members_operators_and_cases_are_uses_in_strings_too() throws {
    let running = """
      struct Run { static var latest: Run { Run() } }
      enum Mode { case quick, slow }
      infix operator <~>
      func <~> (left: Int, right: Int) -> Int { left }
      func start() -> Int { 1 }
      extension Task { var isRunning: Bool { true } }
      """
    let model = """
      struct Task {}
      func mode() -> Mode { .slow }
      let run = Run.latest
      let number = start() <~> 2
      let text = "\\(Task().isRunning)"
      """
    let found = try uses(model, running)
    XCTAssertEqual(
      found.filter { $0.hasPrefix("Model") },
      [
        "Model/Model.swift:2 Mode", "Model/Model.swift:2 slow", "Model/Model.swift:3 Run",
        "Model/Model.swift:3 latest", "Model/Model.swift:4 <~>(_:_:)",
        "Model/Model.swift:4 start()",
        "Model/Model.swift:5 isRunning",
      ])
    XCTAssertEqual(found.filter { $0.hasPrefix("Running") }, ["Running/Running.swift:6 Task"])
  }

  func test_comments_strings_and_namesakes_are_no_uses() throws {
    let running = "struct Run {}\nprivate struct Row {}\nstruct Element {}"
    let model = """
      // Run
      let text = "Run"
      private struct Row {}
      func first<Element>(_ list: [Element]) -> Element? { list.first }
      func label(run Run: Int) -> Int { Run }
      """
    XCTAssertEqual(try uses(model, running), [])
  }
}
