import Foundation
import Pages
import Processes

/// A kernel that runs each cell of a page, original or edited, in its own process.
///
/// Each process has limits on time, memory, and output, but runs with the reader's permissions.
package struct Kernel {
  /// The time limit of a cell in seconds, including compilation.
  package static let seconds = 10.0

  private let libraries: Libraries
  private let ready: ReadyInterpreter

  /// Creates a kernel, and builds the library if necessary.
  ///
  /// - Parameters:
  ///   - root: The course's folder.
  ///   - scratch: SwiftPM's build folder, or `nil` for its default.
  ///   - ready: An interpreter that ``prepare(module:)`` has started for the next run.
  ///   - progress: Called with the current step once per ``PollInterval`` during a build.
  package init(
    root: URL, scratch: URL? = nil, ready: ReadyInterpreter = ReadyInterpreter(),
    progress: (String) -> Void = { _ in }
  ) throws {
    libraries = try Libraries(of: root, scratch: scratch, progress: progress)
    self.ready = ready
    // Discard the waiting interpreter, which might use the previous library.
    if libraries.isNew { ready.clear() }
  }

  /// Starts an interpreter in advance, so that the next run starts faster.
  package func prepare(module: String) {
    let command = libraries.interpreter(of: "-", module: module)
    ready.start(command) { try Interpreter(command, environment: libraries.environment) }
  }

  /// Runs a cell's program, and passes its records to `receive`.
  ///
  /// - Parameters:
  ///   - program: The program that contains the cell.
  ///   - files: The contents of the other Swift files in the page's folder.
  ///   - module: The module's name, as Swift prints it before type names.
  ///   - cancellation: Cancels the run from another thread.
  ///   - receive: Called with each record as it arrives. The last record says how the cell ended.
  package func run(
    _ program: CellProgram, beside files: [String], module: String,
    until cancellation: Cancellation = Cancellation(), receive: (CellRecord) -> Void
  ) throws {
    let text = ([program.text] + files).joined(separator: "\n#sourceLocation()\n")
    var records = RecordReader()
    let command = libraries.interpreter(of: "-", module: module)
    let interpreter =
      try ready.take(command) ?? Interpreter(command, environment: libraries.environment)
    let finished = interpreter.run(text, until: cancellation) { bytes in
      for record in records.read(bytes) { receive(record) }
    }
    let run = CellOutcome(finished: finished, hasBegun: records.hasBegun, last: records.last)
    if let text = run.standardOutput { receive(.piece(.text(text))) }
    receive(run.end)
  }
}

private struct RecordReader {
  private var rest: [UInt8] = []
  private(set) var hasBegun = false
  private(set) var last: CellRecord?

  mutating func read(_ bytes: ArraySlice<UInt8>) -> [CellRecord] {
    rest += bytes
    guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
    let lines = String(decoding: rest[..<end], as: UTF8.self)
    rest.removeSubrange(...end)
    return lines.split(separator: "\n").compactMap { CellRecord(line: $0) }.filter { record in
      switch record {
      case .began:
        hasBegun = true
        return true
      case .piece: return true
      case .ended, .threw:
        last = last ?? record
        return false
      case .refused, .stopped: return false
      }
    }
  }
}
