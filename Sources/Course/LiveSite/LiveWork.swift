import Exercises
import Files
import Foundation
import Cells
import Pages

/// What a request asks to run: a cell or a challenge; its text is kept.
struct LiveWork {
  let program: CellProgram
  /// What the cell is compiled with.
  let source: ChapterSource
  let title: String
  /// Where the text is that somebody else had saved meanwhile.
  let other: URL?
  /// How a run that came to its end is called.
  let end: ([OutputPiece]) -> CellMessage
  /// Why a change that printed this is wrong, where its author foresaw it.
  var reason: (_ printed: [String]) -> String? = { _ in nil }

  init(_ request: CellRuns.Request, in course: Course, pages: LivePages) throws {
    let cells = try pages.cells(of: request.page)
    let subject = try cells.subject(cell: request.cell, challenge: request.challenge)
    other = try subject.copy.keep(request.text, insteadOf: request.seen)
    guard let program = cells.source.program(cell: subject.cell.number, changed: request.text)
    else { throw CourseError("the page has no such cell.") }
    self.program = program
    source = cells.source
    title = subject.cell.title
    end = subject.end
    if let text = try subject.copy.text { reason = { subject.reason(text, $0) } }
  }

  /// What a room tries in a cell: it ends with the lines that differ from the page's, and nothing of it is kept.
  init(trying text: String, inCell number: Int, of cells: LiveCells) throws {
    let cell = try cells.subject(cell: number, challenge: nil).cell
    guard let program = cells.source.program(cell: number, changed: text) else {
      throw CourseError("the page has no such cell.")
    }
    self.program = program
    source = cells.source
    title = cell.title
    other = nil
    end = { pieces in
      let difference = LineDifference(expected: cell.expected, printed: pieces.printed)
      return .end(.ended, difference.isEmpty ? "" : LiveCells.text(of: difference))
    }
  }
}
