import Foundation
import Processes

/// A run of a chapter's program.
struct PageProcess: Sendable {
  let status: Int32
  let output: String
  let errors: String

  var lines: [Substring] { output.split(separator: "\n", omittingEmptySubsequences: false) }

  init(_ chapter: String, _ arguments: String...) throws { try self.init(chapter, arguments) }

  init(_ chapter: String, _ arguments: [String]) throws {
    try self.init(command: [Self.products.appendingPathComponent(chapter).path] + arguments)
  }

  /// Runs a line of shell code in which `$PAGES` is the programs' folder.
  init(shell line: String) throws { try self.init(command: ["/bin/sh", "-c", line]) }

  private init(command: [String]) throws {
    var child = ChildProcess(command, limits: Limits(time: 300, output: .atMost(16 << 20)))
    child.environment["PAGES"] = Self.products.path
    let finished = try child.run()
    status = if case .exited(let code) = finished.end { code } else { -1 }
    output = finished.output
    errors = finished.errors
  }

  /// The folder that contains the test bundle and the built programs.
  private static let products =
    Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    .deletingLastPathComponent() ?? Bundle.main.bundleURL

  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func chapters() throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: root.appendingPathComponent("Chapters").path
    ).filter { $0.first?.isNumber == true }.sorted()
  }
}
