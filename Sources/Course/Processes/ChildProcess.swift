import Foundation
import Synchronization

/// A command within limits of time, output and memory, and what became of it.
///
/// ```swift
/// let child = ChildProcess(["sh", "-c", "echo hello"], limits: Limits(time: 10))
/// let finished = try child.run()
/// finished.end      // .exited(0)
/// finished.output   // "hello\n"
/// ```
///
/// A command has a session of its own and no terminal. However it ends, everything in its session is ended too, so
/// that no compiler or test outlives the run. Several commands may run at once, each from a thread of its own.
package struct ChildProcess: Sendable {
  /// The program, by its path or by its name in the environment's `PATH`, and what follows it.
  package var arguments: [String]

  /// The variables that it finds, and no others; at first this process's own.
  package var environment: [String: String] = ProcessInfo.processInfo.environment

  /// Where it starts; nil for this process's own working folder.
  package var folder: URL?

  /// What ``run(until:receiving:whileWaiting:)`` lets it read on standard input; then comes the end of the file.
  package var input = Data()

  /// The descriptors 3, 4 and so on.
  package var conversations: [Conversation] = []

  /// What it may use.
  package var limits: Limits

  /// A command that starts here and now, with an empty input.
  package init(_ arguments: [String], limits: Limits) {
    self.arguments = arguments
    self.limits = limits
  }

  /// How a command ended.
  package enum End: Sendable, Equatable {
    case exited(Int32)
    case signalled(Int32)
    case timedOut
    case tooMuchOutput
    case cancelled
  }

  /// How a command ended and what it said.
  package struct Outcome: Sendable, Equatable {
    /// By itself, or by which limit.
    package var end: End
    /// What it wrote on standard output.
    package var output = ""
    /// What it wrote on standard error.
    package var errors = ""
    /// What was said on the descriptors 3, 4 and so on.
    package var conversations: [String] = []
  }

  /// Runs the command, and returns when it has ended and everything in its session has been ended.
  ///
  /// - Parameters:
  ///   - cancellation: ends the run from another thread.
  ///   - received: is called with a descriptor's number and what was written there, as it comes.
  ///     What is dropped from a long output is not handed on.
  ///   - waiting: is called about 20 times a second, so that a spinner needs no thread.
  /// - Throws: ``SandboxError`` when the command could not be started.
  package func run(
    until cancellation: Cancellation = Cancellation(),
    receiving received: (Int, ArraySlice<UInt8>) -> Void = { _, _ in },
    whileWaiting waiting: () -> Void = {}
  ) throws -> Outcome {
    try start().finish(
      sending: input, until: cancellation, receiving: received, whileWaiting: waiting)
  }

  /// Starts the command, for a caller who has other work before the command's time begins.
  ///
  /// - Throws: ``SandboxError`` when there is no such program or folder, or the system has no process or pipe for it.
  package func start() throws -> StartedProcess { try StartedProcess(self) }

  /// A shell enters the folder and sets the limits before it becomes the program.
  var command: [String] {
    // macOS doesn't know each of the limits.
    let limits = limits.shellOptions.map { "ulimit \($0) 2>/dev/null; " }.joined()
    let script = "cd -- \"$1\" || exit; shift; \(limits)exec \"$@\""
    return ["/bin/sh", "-c", script, "sh", folder?.path ?? "."] + arguments
  }

  /// Throws an error about a place that the shell could report only among the command's own errors.
  func checkPlaces() throws {
    if let folder, access(folder.path, X_OK) != 0 {
      throw SandboxError("cannot enter \(folder.path)", code: errno)
    }
    let program = arguments[0]
    let path = environment["PATH"] ?? "/usr/bin:/bin"
    let files =
      program.contains("/") ? [program] : path.split(separator: ":").map { "\($0)/\(program)" }
    guard files.contains(where: { access($0, X_OK) == 0 }) else {
      throw SandboxError("cannot start \(program)", code: ENOENT)
    }
  }
}

/// A descriptor beside the three standard ones, on which a command can read and write.
///
/// The first conversation of a ``ChildProcess`` is on descriptor 3, the second on 4, and so on.
package struct Conversation: Sendable, Equatable {
  /// What the command finds there when it starts.
  package var opening: String

  /// Words of which each gives the command its full time again, once, when a line begins with it.
  ///
  /// A tab ends the word. Let them be secrets that stand in `opening`: who does not know them gains no
  /// time by talking, and who repeats them neither.
  package var signsOfLife: Set<String>

  /// A conversation in which nothing was sent yet.
  package init(opening: String = "", signsOfLife: Set<String> = []) {
    self.opening = opening
    self.signsOfLife = signsOfLife
  }
}

/// What a command may use before it is ended.
package struct Limits: Sendable, Equatable {
  /// Seconds without a sign of life.
  ///
  /// Without a ``Conversation`` that knows one, these are the seconds that the command may take.
  package var time: TimeInterval

  /// Bytes of memory that a process may reserve; nil is no limit.
  ///
  /// macOS ignores it.
  package var memory: Int?

  /// Bytes of the largest file that may be written; nil is no limit.
  package var fileSize: Int?

  /// What becomes of an output that is too long.
  package var output: Output

  /// What becomes of the bytes of a stream.
  package enum Output: Sendable, Equatable {
    /// The command goes on; of each stream the beginning and the end are kept.
    case keepingEnds
    /// The command is ended with ``ChildProcess/End/tooMuchOutput`` when a stream has more bytes.
    case atMost(Int)
  }

  /// Limits of time and output; the others where they are given.
  package init(
    time: TimeInterval, memory: Int? = nil, fileSize: Int? = nil, output: Output = .keepingEnds
  ) {
    self.time = time
    self.memory = memory
    self.fileSize = fileSize
    self.output = output
  }

  /// Seconds of work that a process with a limit of memory may do, even if this process is killed meanwhile.
  private static let work = 120

  /// What a shell's `ulimit` takes, in its own units.
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
/// let finished = try child.run(until: cancellation)   // .cancelled
/// ```
package final class Cancellation: Sendable {
  private let flag = Atomic(false)

  /// Nothing is canceled yet.
  package init() {}

  /// Whether ``cancel()`` has been called.
  package var isCancelled: Bool { flag.load(ordering: .acquiring) }

  /// The run ends within about a twentieth of a second; a later run does not begin.
  package func cancel() { flag.store(true, ordering: .releasing) }
}

/// No more of the environment than a program needs: what it does cannot depend on somebody's shell.
package enum ProgramEnvironment {
  private static let kept = ["PATH", "HOME", "LANG", "TMPDIR", "LD_LIBRARY_PATH", "DEVELOPER_DIR"]

  /// What is kept of this process's own; a crash is said in one line.
  package static var current: [String: String] {
    ProcessInfo.processInfo.environment.filter { kept.contains($0.key) }
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
  }
}
