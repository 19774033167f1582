import Console
import PlainText

/// Shows a cell's run on a terminal as its records come, and keeps what it printed.
package struct RunDisplay {
  private let terminal: Terminal
  private let renderer: PageRenderer
  private var gutter: Gutter?
  private var pieces: [OutputPiece] = []
  /// Whether the cell came to its end.
  package private(set) var hasEnded = false

  package init(_ terminal: Terminal, _ renderer: PageRenderer) {
    self.terminal = terminal
    self.renderer = renderer
    gutter = renderer.gutter
  }

  /// The lines that are compared with others.
  package var printed: [String] { pieces.printed }

  package mutating func show(_ record: CellRecord) {
    switch record {
    case .began: break
    case .ended: hasEnded = true
    case .piece(let piece):
      pieces.append(piece)
      let shown = piece.shown(within: gutter?.room ?? renderer.width)
      terminal.write(gutter?.marked(shown) ?? shown)
    case .threw(let error): note("✗ It threw: \(error)")
    case .stopped(let sentence): note("✗ \(sentence)")
    case .refused(let diagnostics):
      endLine()
      terminal.write(diagnostics + "\n\n")
    }
  }

  /// Ends the line that the cell began, and leaves a blank one.
  package mutating func finish() {
    endLine()
    if hasEnded { terminal.write("\n") }
  }

  private mutating func note(_ sentence: String) {
    endLine()
    terminal.write(renderer.note(sentence))
  }

  private mutating func endLine() {
    if gutter?.isAtLineStart == false { terminal.write("\n") }
    gutter = renderer.gutter
  }
}
