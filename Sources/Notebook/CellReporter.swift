import Console
import Foundation
import Page

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
    switch error {
    case nil: report(.ended)
    case let skipped as Skipped: report(.skipped(skipped.reason))
    case .some(let error): report(.threw(String(describing: error)))
    }
    // The interpreter would first free its memory, piece by piece, and the reader wait for it.
    fflush(nil)
    _exit(0)
  }

  private func report(_ record: CellRecord) { writeAll(record.line, to: descriptor) }
}
