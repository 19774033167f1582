import Cells
import Exercises
import Files
import Foundation
import Pages

/// A run of a cell or a challenge, with the text that the browser sent.
struct CellJob {
  let program: CellProgram
  let source: ChapterSource
  let title: String
  /// The backup of the version that this job replaced, if another program had changed the file.
  var backup: URL?
  /// A closure that returns the last message of a run that ended normally.
  let end: ([OutputPiece]) -> CellMessage
  /// A closure that returns the author's explanation if the output reveals a common mistake.
  var reason: (_ printed: [String]) -> String? = { _ in nil }

  init(_ request: CellRuns.Request, pages: LivePages) throws {
    let cells = try pages.cells(of: request.page)
    let editable = try cells.editableCell(request.cell, challenge: request.challenge)
    let backup = try editable.copy.save(request.text, insteadOf: request.base)
    try self.init(request.text, inPlaceOf: editable.cell, of: cells, end: editable.end)
    self.backup = backup
    if let text = try editable.copy.text { reason = { editable.reason(text, $0) } }
  }

  /// Creates a job that doesn't save `text`, and ends with the difference from the page's output.
  init(trying text: String, inCell number: Int, of cells: LiveCells) throws {
    let cell = try cells.editableCell(number, challenge: nil).cell
    try self.init(text, inPlaceOf: cell, of: cells) { pieces in
      let difference = LineDifference(expected: cell.expected, printed: pieces.printed)
      return .end(.ended, difference.isEmpty ? "" : LiveCells.text(of: difference))
    }
  }

  private init(
    _ text: String, inPlaceOf cell: CellSource, of cells: LiveCells,
    end: @escaping ([OutputPiece]) -> CellMessage
  ) throws {
    guard let program = cells.source.program(cell: cell.number, changed: text) else {
      throw LiveCells.missingCell
    }
    self.program = program
    source = cells.source
    title = cell.title
    self.end = end
  }
}
