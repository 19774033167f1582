import Foundation
import Pages
import Processes

/// Runs a cell of a page, as it stands there or as a reader has changed it.
///
/// The compiler's interpreter runs the program in a process of its own, within limits and with the reader's rights.
/// The cell's output comes back in pieces. Whatever the cell does, it ends with one record that says how.
package struct Kernel {
  /// Seconds that a cell may take, with compiling.
  package static let seconds = 10.0

  private let libraries: Libraries
  private let ready: ReadyInterpreter

  /// - Parameters:
  ///   - root: The course's folder.
  ///   - scratch: Where SwiftPM builds; nil for its own place.
  ///   - ready: What ``prepare(module:)`` started for the next run; who makes a kernel for each run
  ///     hands it on.
  ///   - progress: Called at each ``Tick`` with the current step while the library is built.
  package init(
    root: URL, scratch: URL? = nil, ready: ReadyInterpreter = ReadyInterpreter(),
    progress: (String) -> Void = { _ in }
  ) throws {
    libraries = try Libraries(of: root, scratch: scratch, progress: progress)
    self.ready = ready
    // One that waits may have been started with an older library of this name.
    if libraries.areNew { ready.clear() }
  }

  /// Starts what the next run needs before its program is known.
  package func prepare(module: String) {
    ready.start(kind(module)) { try Interpreter(libraries, module: module) }
  }

  /// Runs a program.
  ///
  /// - Parameters:
  ///   - program: The program around the cell.
  ///   - files: The texts of the Swift files beside the page.
  ///   - module: The module's name, which Swift prints before names of types.
  ///   - cancellation: Ends the run from another thread.
  ///   - receive: Is called with each record as it comes. The last one says how the cell ended.
  package func run(
    _ program: CellProgram, beside files: [String], module: String,
    until cancellation: Cancellation = Cancellation(), receive: (CellRecord) -> Void
  ) throws {
    let text = ([program.text] + files).joined(separator: "\n#sourceLocation()\n")
    var records = RecordReader()
    let interpreter = try ready.take(kind(module)) ?? Interpreter(libraries, module: module)
    let finished = interpreter.run(text, until: cancellation) { bytes in
      for record in records.read(bytes) { receive(record) }
    }
    let run = CellOutcome(finished: finished, hasBegun: records.hasBegun, last: records.last)
    if let text = run.standardOutput { receive(.piece(.text(text))) }
    receive(run.end)
  }

  private func kind(_ module: String) -> Interpreter.Kind {
    Interpreter.Kind(library: libraries.folder, module: module)
  }
}

/// Puts records together from the bytes of a pipe.
private struct RecordReader {
  private var rest: [UInt8] = []
  private(set) var hasBegun = false
  /// The record that says how the cell ended, if one came.
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
