import Foundation

/// No more of the environment than a program needs: what it does cannot depend on somebody's shell.
package enum ProgramEnvironment {
  private static let kept = ["PATH", "HOME", "LANG", "TMPDIR", "LD_LIBRARY_PATH", "DEVELOPER_DIR"]

  /// What is kept of this process's own; a crash is said in one line.
  package static var current: [String: String] {
    ProcessInfo.processInfo.environment.filter { kept.contains($0.key) }
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
  }
}
