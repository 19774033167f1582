import Foundation
import XCTest

@testable import CourseModel

/// The `course` that was built beside these tests, as a process in a learner's clone.
final class CourseProcess {
  let process = Process()
  private let pipe = Pipe()

  /// - Parameter slowly: The git commands before which git sleeps for half a second.
  convenience init(_ arguments: [String], in clones: TwoClones, slowly: [String] = []) throws {
    try self.init(
      arguments, in: clones.learner.root,
      environment: slowly.isEmpty ? nil : CourseProcess.environment(slowly, beside: clones))
  }

  init(_ arguments: [String], in folder: URL, environment: [String: String]? = nil) throws {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    #else
      let bundle = Bundle.main.executableURL
    #endif
    process.executableURL = try XCTUnwrap(bundle).deletingLastPathComponent()
      .appendingPathComponent("course")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    if let environment { process.environment = environment }
    try process.run()
  }

  private static func environment(
    _ slow: [String], beside clones: TwoClones
  ) throws -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    let path = environment["PATH"] ?? ""
    let folder = clones.folder.appendingPathComponent("bin")
    let git = folder.appendingPathComponent("git")
    let cases = slow.map { "*\" \($0) \"*" }.joined(separator: "|")
    try TextFile.write(
      """
      #!/bin/sh
      case " $* " in \(cases)) echo "$*" >> '\(folder.path)/slow'; sleep 0.5 ;; esac
      PATH='\(path)' exec git "$@"

      """, to: git)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: git.path)
    environment["PATH"] = "\(folder.path):\(path)"
    return environment
  }

  /// Waits until git sleeps.
  static func waitUntilGitSleeps(beside clones: TwoClones) throws {
    let note = clones.folder.appendingPathComponent("bin/slow")
    let end = ContinuousClock.now + .seconds(20)
    while !FileManager.default.fileExists(atPath: note.path) {
      guard ContinuousClock.now < end else { throw CourseError("git was not called so") }
      usleep(5_000)
    }
  }

  /// What it said, when it has ended.
  func output() -> String {
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text
  }
}
