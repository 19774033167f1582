import Foundation
import Synchronization

/// A command with limits of time, output, and memory.
///
/// ```swift
/// let child = ChildProcess(["sh", "-c", "echo hello"], limits: Limits(time: 10))
/// let finished = try child.run()
/// finished.end      // .exited(0)
/// finished.output   // "hello\n"
/// ```
///
/// A command has its own session and no terminal. When it ends, everything in its session is ended too, so no compiler
/// or test outlives it. Several commands may run at once, each on its own thread.
package struct ChildProcess: Sendable {
  /// The program, by path or by name, and its arguments.
  package var arguments: [String]

  /// The complete environment; by default, a copy of this process's.
  package var environment: [String: String] = ProcessInfo.processInfo.environment

  /// The working folder; nil for this process's.
  package var folder: URL?

  /// The whole standard input.
  package var input = Data()

  /// Descriptor 3; closed if it is nil.
  package var conversation: Conversation?

  package var limits: Limits

  package init(_ arguments: [String], limits: Limits) {
    self.arguments = arguments
    self.limits = limits
  }

  /// How a command ended.
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
  ///   - received: Called with a descriptor and the bytes written to it, as they arrive. It doesn't get the
  ///     dropped part of a long output.
  ///   - waiting: Called about 20 times a second, so that a spinner needs no thread.
  /// - Throws: ``LaunchError`` if the command couldn't be started.
  package func run(
    until cancellation: Cancellation = Cancellation(),
    receiving received: (Int, ArraySlice<UInt8>) -> Void = { _, _ in },
    whileWaiting waiting: () -> Void = {}
  ) throws -> Outcome {
    try start().finish(
      sending: input, until: cancellation, receiving: received, whileWaiting: waiting)
  }

  /// Starts the command, whose time limit counts from the call of `finish`.
  ///
  /// - Throws: ``LaunchError`` if there is no such program or folder, or if the system has no process or pipe left.
  package func start() throws -> StartedProcess { try StartedProcess(self) }

  /// A shell changes the folder and sets the limits, and then becomes the program.
  var command: [String] {
    // macOS doesn't support every limit.
    let limits = limits.shellOptions.map { "ulimit \($0) 2>/dev/null; " }.joined()
    let script = "cd -- \"$1\" || exit; shift; \(limits)exec \"$@\""
    return ["/bin/sh", "-c", script, "sh", folder?.path ?? "."] + arguments
  }

  /// Throws if the folder or the program is missing, because the shell's own message would look like the program's
  /// output.
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

/// A descriptor that a command can read and write.
package struct Conversation: Sendable, Equatable {
  /// The text that the command can read when it starts.
  package var opening: String

  /// Words that each restart the time limit once, when a line consists of one or begins with one and a tab.
  ///
  /// Make them secrets and send them in `opening`, so that a program can't gain time by printing them.
  package var signsOfLife: Set<String>

  package init(opening: String = "", signsOfLife: Set<String> = []) {
    self.opening = opening
    self.signsOfLife = signsOfLife
  }
}

/// The limits of a command.
package struct Limits: Sendable, Equatable {
  /// Seconds without a sign of life, or for the whole command if it has no ``Conversation``.
  package var time: TimeInterval

  /// Bytes of memory per process, ignored by macOS; nil for no limit.
  package var memory: Int?

  /// Bytes of the largest file written; nil for no limit.
  package var fileSize: Int?

  package var output: Output

  /// The treatment of long output.
  package enum Output: Sendable, Equatable {
    /// The command continues, and the middle of each stream is dropped.
    case keepingEnds
    /// The command is ended with ``ChildProcess/End/tooMuchOutput`` if a stream has more bytes.
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

  /// Seconds of CPU time for a process with a memory limit, in case this process is killed in the meantime.
  private static let work = 120

  /// The options of `ulimit`, in its units.
  var shellOptions: [String] {
    var options = ["-c 0"]
    if let memory { options += ["-v \(memory >> 10)", "-t \(Limits.work)"] }
    if let fileSize { options.append("-f \(fileSize >> 9)") }
    return options
  }
}

/// Ends a run from another thread.
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

  /// Ends the run within about a twentieth of a second, and keeps later runs from starting.
  package func cancel() { flag.store(true, ordering: .releasing) }
}

/// A minimal environment, so that results don't depend on the user's shell.
package enum ProgramEnvironment {
  private static let kept = ["PATH", "HOME", "LANG", "TMPDIR", "LD_LIBRARY_PATH", "DEVELOPER_DIR"]

  /// A part of this process's environment, in which crashes are reported in one line.
  package static var current: [String: String] {
    ProcessInfo.processInfo.environment.filter { kept.contains($0.key) }
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
  }
}
