import Marbles

/// What a cell has put out, as a notebook holds it.
enum JupyterOutput {
  static func standsApart(_ piece: OutputPiece) -> Bool {
    switch piece {
    case .drawn, .table: true
    case .text, .measured, .bars: false
    }
  }

  static func json(_ piece: OutputPiece, title: String) -> String {
    switch piece {
    case .drawn(let diagram, _):
      display(piece, "image/svg+xml", diagram.svg(title: title))
    case .table(let table): display(piece, "text/markdown", table.markdown)
    case .text, .measured, .bars: stream("stdout", piece.shown)
    }
  }

  static func stream(_ name: String, _ text: String) -> String {
    "{\"output_type\": \"stream\", \"name\": \"\(name)\", \"text\": \(text.jsonLines)}"
  }

  /// What a viewer shows if it can, and the text that it shows if it cannot.
  private static func display(_ piece: OutputPiece, _ type: String, _ content: String) -> String {
    """
    {"output_type": "display_data", "metadata": {}, "data": {
    "\(type)": \(content.jsonLines),
    "text/plain": \(piece.shown.withoutLastNewline.jsonLines)}}
    """
  }
}
