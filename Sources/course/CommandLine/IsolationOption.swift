import Console
import CourseModel
import Files
import Sandbox

/// `--isolated`, and the line that says what keeps answers apart from this machine.
enum IsolationOption {
  static let name = "--isolated"
  static let help = "--isolated refuses to run answers where this machine cannot isolate them."

  /// The line to begin with; the first one runs a command in a box, to see what this machine can.
  ///
  /// - Throws: where isolation is demanded and there is none.
  static func line(
    for arguments: Arguments, isolation: Isolation = .available
  ) throws -> String {
    guard isolation.isComplete || !arguments.has(name) else {
      throw CourseError(
        "this machine cannot isolate answers: it lets you make no namespaces, and has no bwrap "
          + "(Linux) and no sandbox-exec (macOS). Install bubblewrap, or leave \(name) out.")
    }
    return isolation.sentence
  }
}
