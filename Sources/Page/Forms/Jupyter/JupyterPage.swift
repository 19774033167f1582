import Marbles
import PlainText

/// A page as a Jupyter notebook, nbformat 4.
///
/// Its outputs are those of the run. The first cell is always there, so that each further one can begin
/// with its comma.
struct JupyterPage: PageForm {
  var gutter: Gutter? { nil }

  func opening(_ page: Page?, program: String) -> String {
    let made = "*Made by `swift run \(program) --format ipynb`; the outputs are those of that run.*"
    return "{\n\"cells\": [\n" + markdownCell(made)
  }

  var closing: String {
    """

    ],
    "metadata": {
    "kernelspec": {"display_name": "Swift", "language": "swift", "name": "swift"},
    "language_info": {"file_extension": ".swift", "mimetype": "text/x-swift", "name": "swift"}
    },
    "nbformat": 4,
    "nbformat_minor": 4
    }

    """
  }

  func note(_ text: String) -> String { next(markdownCell(text)) }
  func prose(_ text: String) -> String { next(markdownCell(text.withoutTrailingSpaces)) }

  func code(_ code: String) -> String {
    next(codeCell(code, count: "null", hidesOutput: false, outputs: []))
  }

  func challenge(_ challenge: Challenge) -> String { next(markdownCell(challenge.markdown)) }

  func begin(_ cell: CellPart) -> String { "" }

  func end(_ cell: CellPart, _ run: CellRun) -> String {
    let title = "**\(cell.place) · \(cell.title.escapedForMarkdown)**"
    let question = cell.question.map { "\n\n\($0.markdown)" } ?? ""
    var outputs = run.output.joined(apart: JupyterOutput.standsApart)
      .titled(cell.title).map(JupyterOutput.json)
    if let finding = run.finding {
      outputs.append(JupyterOutput.stream("stderr", difference(finding) + "\n"))
    }
    return next(markdownCell(title + question))
      + next(
        codeCell(
          cell.code ?? "", count: "\(cell.number)", hidesOutput: cell.question != nil,
          outputs: outputs))
  }

  private func next(_ cell: String) -> String { ",\n" + cell }

  private func markdownCell(_ text: String) -> String {
    "{\"cell_type\": \"markdown\", \"metadata\": {}, \"source\": \(text.jsonLines)}"
  }

  /// Predict first: where there is a question, the reader unfolds the output.
  private func codeCell(
    _ code: String, count: String, hidesOutput: Bool, outputs: [String]
  ) -> String {
    let metadata =
      hidesOutput ? "{\"collapsed\": true, \"jupyter\": {\"outputs_hidden\": true}}" : "{}"
    return """
      {"cell_type": "code", "execution_count": \(count), "metadata": \(metadata),
      "source": \(code.jsonLines),
      "outputs": [\(outputs.joined(separator: ",\n"))]}
      """
  }
}

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
