import Marbles

/// A display that writes each piece of a cell's output as it arrives.
package struct RunDisplay {
  private let write: (String) -> Void
  private let renderer: PageRenderer
  private var gutter: Gutter?
  private var pieces: [OutputPiece] = []
  /// A Boolean value that indicates whether the cell ran to its end.
  package private(set) var hasEnded = false

  package init(_ renderer: PageRenderer, write: @escaping (String) -> Void) {
    self.write = write
    self.renderer = renderer
    gutter = renderer.gutter
  }

  package var printed: [String] { pieces.printed }
  /// The last diagram that the cell printed.
  package var drawing: Diagram? { pieces.compactMap(\.diagram).last }

  package mutating func show(_ record: CellRecord) {
    switch record {
    case .began: break
    case .ended: hasEnded = true
    case .piece(let piece):
      pieces.append(piece)
      let shown = piece.shown(within: gutter?.room ?? renderer.width)
      write(gutter?.marked(shown) ?? shown)
    case .threw(let error): note("✗ The cell threw an error: \(error)")
    case .stopped(let sentence): note("✗ \(sentence)")
    case .refused(let diagnostics):
      endLine()
      write(diagnostics + "\n\n")
    }
  }

  /// Ends the current line and, if the cell ran to its end, adds a blank line.
  package mutating func finish() {
    endLine()
    if hasEnded { write("\n") }
  }

  private mutating func note(_ sentence: String) {
    endLine()
    write(renderer.note(sentence))
  }

  private mutating func endLine() {
    if gutter?.isAtLineStart == false { write("\n") }
    gutter = renderer.gutter
  }
}
