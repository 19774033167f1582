import Foundation

/// A message from the process that runs a cell, written as one line of JSON.
package enum CellRecord: Codable {
  /// The program was compiled, and the cell is starting.
  case began
  case piece(OutputPiece)
  case ended
  /// The cell threw an error with this description.
  case threw(String)
  /// The program didn't compile. The text contains the compiler's messages about the cell.
  case refused(String)
  /// The cell couldn't be run or didn't finish, for the reason in the text.
  case stopped(String)
}

extension CellRecord {
  package var isLast: Bool {
    switch self {
    case .began, .piece: false
    case .ended, .threw, .refused, .stopped: true
    }
  }

  package var line: String { json + "\n" }

  package init?(line: some StringProtocol) {
    // Ignore lines that aren't records, because the cell can write to the same descriptor.
    guard let record = try? CellRecord(json: Data(line.utf8)) else { return nil }
    self = record
  }
}
