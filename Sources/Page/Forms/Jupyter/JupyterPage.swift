import Foundation
import Marbles
import PlainText

/// A page as a Jupyter notebook, nbformat 4.
///
/// Its outputs are those of the run. The first cell is always there, so that each further one can begin
/// with its comma.
struct JupyterPage: PageForm {
  var gutter: Gutter? { nil }

  func opening(_ page: Page?, program: String) -> String {
    let made = """
      *Made by `swift run \(program) --format ipynb`; the outputs are those of that run. Where Jupyter asks for \
      a kernel, choose No Kernel: there is none for these cells.*
      """
    return "{\n\"cells\": [\n" + markdownCell(made)
  }

  var closing: String {
    """

    ],
    "metadata": {
    "language_info": {"file_extension": ".swift", "mimetype": "text/x-swift", "name": "swift"}
    },
    "nbformat": 4,
    "nbformat_minor": 4
    }

    """
  }

  func note(_ text: String) -> String { next(markdownCell(text)) }
  func prose(_ text: String) -> String { next(markdownCell(text.withoutTrailingSpaces)) }

  var foldsExplanations: Bool { true }
  func explanation(_ text: String) -> String { next(markdownCell(text.foldedAsExplanation)) }

  func code(_ code: String) -> String {
    next(codeCell(code, count: "null", outputs: []))
  }

  func challenge(_ challenge: Challenge) -> String { next(markdownCell(challenge.markdown)) }

  func why(_ why: Why) -> String { next(markdownCell(why.markdown)) }

  func begin(_ cell: CellPart) -> String { "" }

  func end(_ cell: CellPart, _ run: CellRun) -> String {
    let title = "**\(cell.place) · \(cell.title.escapedForMarkdown)**"
    let question = cell.question.map { "\n\n\($0.markdown)" } ?? ""
    let pieces = run.output.joined(apart: JupyterOutput.standsApart).titled(cell.title)
    // Predict first. A collapsed output would show its first line.
    var outputs =
      cell.question == nil ? pieces.map(JupyterOutput.json) : [JupyterOutput.folded(pieces)]
    if let finding = run.finding {
      outputs.append(JupyterOutput.stream("stderr", difference(finding) + "\n"))
    }
    return next(markdownCell(title + question))
      + next(
        codeCell(cell.code ?? "", count: "\(cell.number)", outputs: outputs))
  }

  private func next(_ cell: String) -> String { ",\n" + cell }

  private func markdownCell(_ text: String) -> String {
    "{\"cell_type\": \"markdown\", \"metadata\": {}, \"source\": \(text.jsonLines)}"
  }

  private func codeCell(_ code: String, count: String, outputs: [String]) -> String {
    """
    {"cell_type": "code", "execution_count": \(count), "metadata": {},
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
    case .drawn: display("text/html", html(piece, title: title), plain: piece.shown)
    case .table(let table): display("text/markdown", table.markdown, plain: piece.shown)
    case .text, .measured, .bars: stream("stdout", piece.shown)
    }
  }

  static func stream(_ name: String, _ text: String) -> String {
    "{\"output_type\": \"stream\", \"name\": \"\(name)\", \"text\": \(text.jsonLines)}"
  }

  /// What a question is about, to be unfolded by the reader.
  static func folded(_ pieces: [(piece: OutputPiece, title: String)]) -> String {
    let html = pieces.map(html).joined(separator: "\n")
    let summary = "Show what it prints"
    return display(
      "text/html", "<details><summary>\(summary)</summary>\n\(html)\n</details>", plain: "(folded)")
  }

  /// A drawing is an image of its own: a notebook that is not trusted shows no SVG in its text.
  private static func html(_ piece: OutputPiece, title: String) -> String {
    switch piece {
    case .drawn(let diagram, _):
      let image = Data(diagram.svg(title: title).utf8).base64EncodedString()
      let text = "\(title): \(diagram.spoken)".escapedForHTML
      return "<img alt=\"\(text)\" src=\"data:image/svg+xml;base64,\(image)\">"
    case .table(let table): return HTMLTable(table).html
    case .text, .measured, .bars:
      return "<pre>\(piece.shown.withoutLastNewline.escapedForHTML)</pre>"
    }
  }

  /// What a viewer shows if it can, and the text that it shows if it cannot.
  private static func display(_ type: String, _ content: String, plain: String) -> String {
    """
    {"output_type": "display_data", "metadata": {}, "data": {
    "\(type)": \(content.jsonLines),
    "text/plain": \(plain.withoutLastNewline.jsonLines)}}
    """
  }
}
