import Foundation

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
    /// The command goes on; of each stream the beginning and the end are kept, in bytes.
    case keepingEnds(start: Int, end: Int)
    /// The command is ended with ``ChildProcess/End/tooMuchOutput`` when a stream has more bytes.
    case atMost(Int)
  }

  /// Limits of time and output; the others where they are given.
  package init(
    time: TimeInterval, memory: Int? = nil, processes: Int? = nil, fileSize: Int? = nil,
    output: Output = .keepingEnds(start: 256 << 10, end: 32 << 10)
  ) {
    self.time = time
    self.memory = memory
    self.processes = processes
    self.fileSize = fileSize
    self.output = output
  }
}
