import Foundation
import TestFolders

/// A running `course` command from the build products of these tests.
package final class RunningCourse {
  private let process = Process()
  private let folder: URL

  package static let program: URL = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    return (bundle ?? URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath())
      .deletingLastPathComponent().appendingPathComponent("course")
  }()

  /// Starts the command, and records its output or, if `output` is a path, writes it to that file.
  package init(
    _ arguments: [String], in clone: URL, environment: [String: String]? = nil,
    output: String? = nil
  ) throws {
    folder = try newFolder("running-course")
    for name in ["output", "errors"] {
      try Data().write(to: folder.appendingPathComponent(name))
    }
    process.executableURL = RunningCourse.program
    process.arguments = arguments
    process.currentDirectoryURL = clone
    if let environment { process.environment = environment }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(forWritingAtPath: output ?? path("output"))
    process.standardError = FileHandle(forWritingAtPath: path("errors"))
    try process.run()
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
  private func text(_ name: String) -> String {
    (try? String(contentsOfFile: path(name), encoding: .utf8)) ?? ""
  }

  package var number: pid_t { process.processIdentifier }
  package var output: String { text("output") }
  package var errors: String { text("errors") }
  package var lines: [String] { output.split(separator: "\n").map(String.init) }

  package func send(_ signal: Int32) { kill(number, signal) }

  /// Waits until the command ends, and returns its exit code or signal.
  package func wait() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Waits until the command ends, and returns its output and errors.
  package func allOutput() -> String {
    process.waitUntilExit()
    return output + errors
  }

  /// Kills the command if it is still running.
  package func end() {
    if process.isRunning {
      send(SIGCONT)
      send(SIGKILL)
    }
    process.waitUntilExit()
  }
}
