import Foundation
import Processes

/// A running Swift interpreter that waits for its program.
final class Interpreter {
  let command: [String]
  private let process: StartedProcess
  /// The working folder, which is also the `TMPDIR` of the process.
  private let folder: ScratchFolder

  init(_ command: [String], environment: [String: String]) throws {
    self.command = command
    var child = ChildProcess(command, limits: Self.limits)
    child.environment = environment
    child.environment["COURSE_CELL_RECORDS"] = "3"
    child.conversation = Conversation()
    folder = try ScratchFolder()
    child.folder = folder.url
    child.environment["TMPDIR"] = folder.url.path
    process = try child.start()
  }

  var isRunning: Bool { process.isRunning }

  /// Runs a program, and passes the bytes of the cell's records to `receive`.
  func run(
    _ program: String, until cancellation: Cancellation,
    receive: (ArraySlice<UInt8>) -> Void
  ) -> ChildProcess.Outcome {
    process.finish(
      sending: Data(program.utf8), until: cancellation,
      receiving: { descriptor, bytes in if descriptor == 3 { receive(bytes) } })
  }

  /// The limits that ``CellOutcome`` mentions in its messages.
  static let (gigabytes, megabytesOfOutput) = (4, 1)

  private static let limits = Limits(
    time: Kernel.seconds, memory: gigabytes << 30, fileSize: 64 << 20,
    output: .atMost(megabytesOfOutput << 20))
}
