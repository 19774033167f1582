import Terminal
import Foundation
import Pages

/// What `cell` turns to before and after its body.
protocol CellHost: AnyObject {
  /// Whether the body is to run.
  func begin(_ call: CellCall) -> Bool
  func end(throwing error: (any Error)?)
}

/// The one page that this program shows, from its first cell to the program's end.
enum Session {
  /// Only the thread that runs the page's cells uses it, and after that thread the program's end.
  nonisolated(unsafe) private static var runner: Runner?

  /// The one who shows the page; the first cell starts it.
  @MainActor
  static func of(pageAt path: String) -> any CellHost {
    if let host = CellReporter.ofThisProcess { return host }
    if let runner { return runner }
    let terminal = Terminal.standard
    endQuietlyOnSignals(hasColor: terminal.hasColor)
    let runner = Runner.start(
      arguments: CommandLine.arguments, file: .read(path), terminal: terminal, output: .shared,
      places: .ofPage(at: path))
    Self.runner = runner
    // A page needs no last line: what stands after its last cell is shown when the program ends,
    // and the exit code is set there.
    atexit {
      let exitCode = Session.runner?.finish() ?? 0
      fflush(nil)
      _exit(exitCode)
    }
    return runner
  }
}

/// What `cell` was called with.
struct CellCall {
  let title: String
  let question: Question?
  let path: String
  let line: Int

  /// What is known of the cell where its file is missing.
  func source(number: Int, printing printed: [String]) -> CellSource {
    CellSource(
      number: number, title: title, line: line, code: "",
      expected: printed.map { ExpectedLine(text: $0, line: line) })
  }
}

/// Runs the one cell of a program that was made of it, and reports what it puts out as records on a
/// descriptor.
final class CellReporter: CellHost, Sendable {
  /// The environment's variable that names the descriptor.
  static let variable = "COURSE_CELL_RECORDS"

  /// Nil in a program that shows a page.
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
    // The interpreter would first free its memory, piece by piece, and the reader wait for it.
    fflush(nil)
    _exit(0)
  }

  private func report(_ record: CellRecord) { writeAll(record.line, to: descriptor) }
}
