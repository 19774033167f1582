import Foundation
import Sandbox

/// The compiler's interpreter, started within its limits and in its box, which waits for its program.
final class Interpreter {
  /// Which library it has, and what the program's module is called.
  struct Kind: Equatable {
    let library: URL
    let module: String
  }

  let kind: Kind
  private let process: StartedProcess
  /// Where a cell may write if its box has no place for that.
  private let folder: URL?

  init(_ libraries: Libraries, module: String) throws {
    kind = Kind(library: libraries.folder, module: module)
    var child = ChildProcess(libraries.interpreter(of: "-", module: module), limits: Self.limits)
    child.environment = libraries.environment
    child.environment["COURSE_CELL_RECORDS"] = "3"
    child.box = Box(readable: libraries.readable)
    child.conversations = [Conversation()]
    folder = Isolation.available.hasScratchFolder ? nil : try Self.makeFolder()
    if let folder {
      child.folder = folder
      child.box?.writable = [folder]
    }
    process = try child.start()
  }

  deinit {
    // try?: the system empties its folder for temporary files.
    if let folder { try? FileManager.default.removeItem(at: folder) }
  }

  var isRunning: Bool { process.isRunning }

  /// Runs a program, and gives on what the cell writes on its records' descriptor.
  func run(
    _ program: String, until cancellation: Cancellation,
    receive: (ArraySlice<UInt8>) -> Void
  ) throws -> ChildProcess.Finished {
    try process.finish(
      sending: Data(program.utf8), until: cancellation,
      receiving: { descriptor, bytes in if descriptor == 3 { receive(bytes) } })
  }

  private static func makeFolder() throws -> URL {
    try FileManager.default.url(
      for: .itemReplacementDirectory, in: .userDomainMask,
      appropriateFor: FileManager.default.temporaryDirectory, create: true)
  }

  /// What a cell may use; ``FinishedRun`` names the limit that it has reached.
  static let (gigabytes, megabytesOfOutput, processes) = (4, 1, 40)

  private static let limits = Limits(
    time: Kernel.seconds, memory: gigabytes << 30, processes: processes, fileSize: 64 << 20,
    output: .atMost(megabytesOfOutput << 20))
}
