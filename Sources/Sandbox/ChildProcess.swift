import Foundation
import Synchronization

/// A command within limits of time, memory, output, files and network, and what became of it.
///
/// ```swift
/// let child = ChildProcess(["sh", "-c", "echo hello"], limits: Limits(time: 10))
/// let finished = try child.run()
/// finished.end      // .exited(0)
/// finished.output   // "hello\n"
/// ```
///
/// A command has a session of its own and no terminal. Whatever way it ends, nothing that it started
/// outlives the run: neither what left its group or session (Linux), nor when this process is killed.
/// Several commands may run at once, each from a thread of its own.
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

  /// What it sees of the machine; nil for all that this process sees.
  package var box: Box?

  /// What keeps it in its box; nil for the strongest that works here.
  package var isolation: Isolation?

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
    case tooMuchMemory
    case tooManyProcesses
    case cancelled
  }

  /// How a command ended and what it said.
  package struct Finished: Sendable, Equatable {
    /// By itself, or by which limit.
    package var end: End
    /// What it wrote on standard output.
    package var output = ""
    /// What it wrote on standard error.
    package var errors = ""
    /// What was said on the descriptors 3, 4 and so on.
    package var conversations: [String] = []
  }

  /// Runs the command and returns when nothing is left of it.
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
  ) throws -> Finished {
    try start().finish(
      sending: input, until: cancellation, receiving: received, whileWaiting: waiting)
  }

  /// Starts the command, for a caller who has other work before the command's time begins.
  ///
  /// - Throws: ``SandboxError`` when the system has no process, pipe or file for it.
  package func start() throws -> StartedProcess { try StartedProcess(self) }
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
///
/// Memory and processes are those of the command and of all that it starts; they are looked at about
/// 20 times a second. A nil is no limit.
package struct Limits: Sendable, Equatable {
  /// Seconds without a sign of life.
  ///
  /// Without a ``Conversation`` that knows one, these are the seconds that the command may take.
  package var time: TimeInterval

  /// Bytes: the address space of one process (Linux), and what all of them together have in memory.
  package var memory: Int?

  /// Processes at one time, with their children.
  package var processes: Int?

  /// Bytes of the largest file that may be written.
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
    time: TimeInterval, memory: Int? = nil, processes: Int? = nil, fileSize: Int? = nil,
    output: Output = .keepingEnds
  ) {
    self.time = time
    self.memory = memory
    self.processes = processes
    self.fileSize = fileSize
    self.output = output
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

  /// Nothing is cancelled yet.
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
