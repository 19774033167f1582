import Foundation
import Page
import PlainText
import Sandbox

/// Runs a cell of a page, as it stands there or as a reader has changed it.
///
/// The compiler's interpreter runs the program in a process of its own, within limits and in a box: it
/// sees no file but the system's, the toolchain's and its own, can write nowhere but in a scratch folder,
/// and has no network but its own loopback. What the cell puts out comes back in pieces. Whatever the
/// cell does, it ends with one record that says how.
package struct Kernel {
  /// Seconds that a cell may take, with compiling.
  package static let seconds = 10.0

  private let libraries: Libraries

  /// - Parameters:
  ///   - root: The course's folder.
  ///   - scratch: Where SwiftPM builds; nil for its own place.
  ///   - progress: Is called about 20 times a second while the library is built.
  package init(root: URL, scratch: URL? = nil, progress: () -> Void = {}) throws {
    libraries = try Libraries(of: root, scratch: scratch, progress: progress)
  }

  /// What a reader has to know where nothing keeps a cell from their files and network.
  ///
  /// It is said once for each state of the library: nil afterwards, and where the cell is kept.
  package var remark: String? {
    guard libraries.areNew, !Isolation.available.isComplete else { return nil }
    return "A changed cell runs with all your rights here: "
      + "this machine has no namespaces, bwrap or sandbox-exec."
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
    _ program: CellProgram, beside files: [String] = [], module: String = "Cell",
    until cancellation: Cancellation = Cancellation(), receive: (CellRecord) -> Void
  ) throws {
    let folder = try FileManager.default.url(
      for: .itemReplacementDirectory, in: .userDomainMask,
      appropriateFor: FileManager.default.temporaryDirectory, create: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("program.swift")
    let text = ([program.text] + files).joined(separator: "\n#sourceLocation()\n")
    try Data(text.utf8).write(to: file)

    var records = RecordReader()
    let receiveBytes = { (descriptor: Int, bytes: ArraySlice<UInt8>) in
      guard descriptor == 3 else { return }
      for record in records.read(bytes) { receive(record) }
    }
    let finished: ChildProcess.Finished
    do {
      finished = try child(of: file, module, in: libraries.isolation ?? .available)
        .run(until: cancellation, receiving: receiveBytes)
    } catch let problem as SandboxError {
      // What kept the box when the library was built may be gone; then nothing has run yet.
      guard let isolation = libraries.isolation, isolation != .available else { throw problem }
      finished = try child(of: file, module, in: .available)
        .run(until: cancellation, receiving: receiveBytes)
    }
    let run = FinishedRun(finished, hasBegun: records.hasBegun, last: records.last)
    if let stray = run.strayOutput { receive(.piece(.text(stray))) }
    receive(run.end)
  }

  private func child(of file: URL, _ module: String, in isolation: Isolation) -> ChildProcess {
    let folder = file.deletingLastPathComponent()
    var child = ChildProcess(
      libraries.interpreter(of: file, module: module), limits: Self.limits)
    child.environment = libraries.environment
    child.environment["COURSE_CELL_RECORDS"] = "3"
    child.isolation = isolation
    child.box = Box(readable: [folder] + libraries.readable)
    if !isolation.hasScratchFolder {
      child.folder = folder
      child.box?.writable = [folder]
    }
    child.conversations = [Conversation()]
    return child
  }

  private static let limits = Limits(
    time: seconds, memory: 4 << 30, processes: 40, fileSize: 64 << 20, output: .atMost(1 << 20))
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
      case .ended, .threw, .skipped:
        last = last ?? record
        return false
      case .refused, .stopped: return false
      }
    }
  }
}
