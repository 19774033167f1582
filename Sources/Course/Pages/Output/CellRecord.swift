import Foundation

/// What a process that runs one cell says about it, a line of JSON each.
package enum CellRecord: Codable {
  /// The program has been compiled, and the cell begins.
  case began
  case piece(OutputPiece)
  case ended
  /// The cell threw this error.
  case threw(String)
  /// The program could not be compiled: the compiler's words, about the cell's own lines.
  case refused(String)
  /// The cell did not come to its end, or could not be run; the sentence says why.
  case stopped(String)
}

extension CellRecord {
  /// Whether it says how the cell ended, so that none follows it.
  package var isLast: Bool {
    switch self {
    case .began, .piece: false
    case .ended, .threw, .refused, .stopped: true
    }
  }

  /// The record as one line.
  package var line: String { json + "\n" }

  /// Reads a line; nil if it holds no record.
  package init?(line: some StringProtocol) {
    // try?: a cell may write what it likes to the descriptor of its records.
    guard let record = try? CellRecord(json: Data(line.utf8)) else { return nil }
    self = record
  }
}
