import Foundation
import Synchronization

/// A command with limits on its time, output, and memory.
///
/// ```swift
/// let child = ChildProcess(["sh", "-c", "echo hello"], limits: Limits(time: 10))
/// let finished = try child.run()
/// finished.end      // .exited(0)
/// finished.output   // "hello\n"
/// ```
///
/// A command has its own session and no terminal. When it ends, every process in its session is
/// killed, so no compiler or test outlives it. Several commands can run at the same time, each on
/// its own thread.
package struct ChildProcess: Sendable {
  /// The program's path or name, followed by its arguments.
  package var arguments: [String]

  /// The complete environment; by default, a copy of this process's.
  package var environment: [String: String] = ProcessInfo.processInfo.environment

  /// The working folder, or `nil` to use this process's.
  package var folder: URL?

  /// The whole standard input.
  package var input = Data()

  /// The conversation on descriptor 3, or `nil` if the descriptor is closed.
  package var conversation: Conversation?

  package var limits: Limits

  package init(_ arguments: [String], limits: Limits) {
    self.arguments = arguments
    self.limits = limits
  }

  /// A command's exit code, or the reason it was stopped.
  package enum End: Sendable, Equatable {
    case exited(Int32)
    case signaled(Int32)
    case timedOut
    case tooMuchOutput
    case canceled
  }

  /// The end of a command, and its output.
  package struct Outcome: Sendable, Equatable {
    package var end: End
    /// Standard output.
    package var output = ""
    /// Standard error.
    package var errors = ""
    /// Text written to descriptor 3.
    package var conversation = ""
  }

  /// Runs the command, and returns when it and everything in its session have ended.
  ///
  /// - Parameters:
  ///   - cancellation: Ends the run from another thread.
  ///   - received: Called with a descriptor and the bytes written to it,
  ///     as they arrive. The dropped part of a long output isn't passed.
  ///   - waiting: Called about 20 times per second, so that a spinner needs no thread.
  /// - Throws: ``LaunchError`` if the command couldn't be started.
  package func run(
    until cancellation: Cancellation = Cancellation(),
    receiving received: (Int, ArraySlice<UInt8>) -> Void = { _, _ in },
    whileWaiting waiting: () -> Void = {}
  ) throws -> Outcome {
    try start().finish(
      sending: input, until: cancellation, receiving: received, whileWaiting: waiting)
  }

  /// Starts the command, whose time limit begins when `finish` is called.
  ///
  /// - Throws: ``LaunchError`` if the program, the folder, a process, or a pipe isn't available.
  package func start() throws -> StartedProcess { try StartedProcess(self) }

  /// The shell command that enters the folder, sets the limits, and executes the program.
  var command: [String] {
    // Ignore the errors of `ulimit`, because macOS doesn't support every limit.
    let limits = limits.shellOptions.map { "ulimit \($0) 2>/dev/null; " }.joined()
    let script = "cd -- \"$1\" || exit; shift; \(limits)exec \"$@\""
    return ["/bin/sh", "-c", script, "sh", folder?.path ?? "."] + arguments
  }

  /// Throws an error if the folder or the program isn't available.
  ///
  /// Otherwise the shell's message would look like the program's output.
  func checkPlaces() throws {
    if let folder, access(folder.path, X_OK) != 0 {
      throw LaunchError("cannot enter \(folder.path)", code: errno)
    }
    let program = arguments[0]
    let path = environment["PATH"] ?? "/usr/bin:/bin"
    let files =
      program.contains("/") ? [program] : path.split(separator: ":").map { "\($0)/\(program)" }
    guard files.contains(where: { access($0, X_OK) == 0 }) else {
      throw LaunchError("cannot start \(program)", code: ENOENT)
    }
  }
}

/// An exchange of text with a command, over a descriptor for both reading and writing.
package struct Conversation: Sendable, Equatable {
  /// The text that the command can read when it starts.
  package var opening: String

  /// Keywords that restart the time limit; each one can do so only once.
  ///
  /// A word must start a line, and end it or precede a tab. The words contain a secret that the
  /// command reads from `opening`, so that answers can't write them to gain time.
  package var signsOfLife: Set<String>

  package init(opening: String = "", signsOfLife: Set<String> = []) {
    self.opening = opening
    self.signsOfLife = signsOfLife
  }
}

package struct Limits: Sendable, Equatable {
  /// The time limit in seconds, restarted by each sign of life in a ``Conversation``.
  package var time: TimeInterval

  /// The maximum memory per process in bytes, or `nil` for no limit; macOS ignores the limit.
  package var memory: Int?

  /// The maximum size of a written file in bytes, or `nil` for no limit.
  package var fileSize: Int?

  package var output: Output

  /// The treatment of long output.
  package enum Output: Sendable, Equatable {
    /// Drops the middle of an output stream that is too long, and lets the command continue.
    case keepingEnds
    /// Ends the command with ``ChildProcess/End/tooMuchOutput`` if a stream exceeds this many bytes.
    case atMost(Int)
  }

  package init(
    time: TimeInterval, memory: Int? = nil, fileSize: Int? = nil, output: Output = .keepingEnds
  ) {
    self.time = time
    self.memory = memory
    self.fileSize = fileSize
    self.output = output
  }

  /// The limit on CPU time in seconds.
  ///
  /// Applies to processes with a memory limit, so that they end even if this program crashes.
  private static let work = 120

  /// The limits as options of `ulimit`, converted to the units that it expects.
  var shellOptions: [String] {
    var options = ["-c 0"]
    if let memory { options += ["-v \(memory >> 10)", "-t \(Limits.work)"] }
    if let fileSize { options.append("-f \(fileSize >> 9)") }
    return options
  }
}

/// A token that ends a run from another thread.
///
/// ```swift
/// let cancellation = Cancellation()
/// stopButton.action = { cancellation.cancel() }
/// let finished = try child.run(until: cancellation)   // .canceled
/// ```
package final class Cancellation: Sendable {
  private let flag = Atomic(false)

  package init() {}

  package var isCancelled: Bool { flag.load(ordering: .acquiring) }

  /// Ends the run within a twentieth of a second, and cancels later runs with this token.
  package func cancel() { flag.store(true, ordering: .releasing) }
}

/// A minimal environment for commands whose results must not depend on the user's shell.
package enum ProgramEnvironment {
  private static let inheritedVariables = [
    "PATH", "HOME", "LANG", "TMPDIR", "LD_LIBRARY_PATH", "DEVELOPER_DIR",
  ]

  /// A subset of this process's environment, with crash reports limited to one line.
  package static var current: [String: String] {
    ProcessInfo.processInfo.environment.filter { inheritedVariables.contains($0.key) }
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
  }
}
