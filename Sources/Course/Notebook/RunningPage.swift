import Terminal
import Foundation
import Pages

protocol CellHost: AnyObject {
  /// Begins a cell and returns whether to run its body.
  func begin(_ call: CellCall) -> Bool
  func end(throwing error: (any Error)?)
}

/// The page that this process runs.
enum RunningPage {
  // Not synchronized: the exit handler uses the runner only after the thread that runs the cells.
  nonisolated(unsafe) private static var runner: Runner?

  /// Returns the host of the page's cells, starting the host on the first call.
  @MainActor
  static func host(at path: String) -> any CellHost {
    if let host = CellReporter.ofThisProcess { return host }
    if let runner { return runner }
    let terminal = Terminal.standard
    endQuietlyOnSignals(hasColor: terminal.hasColor)
    let runner = Runner.start(
      arguments: CommandLine.arguments, file: .read(path, sources: PagePlace(path: path).sources),
      terminal: terminal, output: .shared,
      context: .ofPage(at: path))
    Self.runner = runner
    // The text after the last cell is shown when the program exits.
    atexit {
      let exitCode = RunningPage.runner?.finish() ?? 0
      fflush(nil)
      _exit(exitCode)
    }
    return runner
  }
}

struct CellCall {
  let title: String
  let question: Question?
  let path: String
  let line: Int

  func source(number: Int, printing printed: [String]) -> CellSource {
    CellSource(
      number: number, title: title, line: line, code: "",
      expected: printed.map { ExpectedLine(text: $0, line: line) })
  }
}

/// A host that runs one cell and writes its output as records to a file descriptor.
final class CellReporter: CellHost, Sendable {
  /// The environment variable with the descriptor's number.
  static let variable = "COURSE_CELL_RECORDS"

  /// The host of a process that runs one cell, or `nil` in a program that shows a page.
  static let ofThisProcess = environmentVariable(variable).flatMap { Int32($0) }
    .map { CellReporter(descriptor: $0) }

  private let descriptor: Int32

  init(descriptor: Int32) { self.descriptor = descriptor }

  func begin(_ call: CellCall) -> Bool {
    report(.began)
    PageOutput.shared.beginCell { self.report(.piece($0)) }
    return true
  }

  func end(throwing error: (any Error)?) {
    report(error.map { .threw(String(describing: $0)) } ?? .ended)
    // Exit without freeing the interpreter's memory, which would take noticeable time.
    fflush(nil)
    _exit(0)
  }

  private func report(_ record: CellRecord) { writeAll(record.line, to: descriptor) }
}
