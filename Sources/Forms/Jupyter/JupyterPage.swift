import Foundation
import Marbles
import Page
import PlainText

/// A page as a Jupyter notebook, nbformat 4.
///
/// Its outputs are those of the run. The first cell is always there, so that each further one can begin
/// with its comma.
struct JupyterPage: PageForm {
  func opening(_ head: PageRecord.Head) -> String {
    let made = """
      *Made by `swift run \(head.program) --format ipynb`; the outputs are those of that run. Where Jupyter asks for \
      a kernel, choose No Kernel: there is none for these cells.*
      """
    return "{\n\"cells\": [\n" + JupyterCell.markdown(made).json
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

  func text(of part: PageRecord.Part) -> String {
    switch part {
    case .note(let text): next(.markdown(text))
    case .prose(let text): next(.markdown(text.withoutTrailingSpaces))
    case .explanation(let text): next(.markdown(text.foldedAsExplanation))
    case .code(let code): next(.code(code, number: nil, []))
    case .cell(let cell, let run): self.cell(cell, run)
    case .challenge(let challenge): next(.markdown(challenge.markdown))
    case .why(let why): next(.markdown(why.markdown))
    }
  }

  private func cell(_ cell: CellPart, _ run: CellRun) -> String {
    let title = "**\(cell.place) · \(cell.title.escapedForMarkdown)**"
    let question = cell.question.map { "\n\n\($0.markdown)" } ?? ""
    let pieces = run.output.joined(apart: JupyterOutput.standsApart).titled(cell.title)
    // Predict first. A collapsed output would show its first line.
    var outputs =
      cell.question == nil ? pieces.map(JupyterOutput.init) : [JupyterOutput(folded: pieces)]
    if let finding = run.finding {
      outputs.append(JupyterOutput(stream: "stderr", difference(finding) + "\n"))
    }
    let reasons = cell.question?.reasonsMarkdown(printed: run.printed) ?? ""
    return next(.markdown(title + question))
      + next(.code(cell.code ?? "", number: cell.number, outputs))
      + (reasons.isEmpty ? "" : next(.markdown(reasons.foldedAsExplanation)))
  }

  private func next(_ cell: JupyterCell) -> String { ",\n" + cell.json }
}

/// A cell as a notebook holds it.
private enum JupyterCell: Encodable {
  case markdown(String)
  /// The number is that of a cell that has run.
  case code(String, number: Int?, [JupyterOutput])

  private enum Key: String, CodingKey {
    case kind = "cell_type"
    case metadata, source, outputs
    case number = "execution_count"
  }

  func encode(to encoder: any Encoder) throws {
    var cell = encoder.container(keyedBy: Key.self)
    try cell.encode([String: String](), forKey: .metadata)
    switch self {
    case .markdown(let text):
      try cell.encode("markdown", forKey: .kind)
      try cell.encode(text.notebookLines, forKey: .source)
    case .code(let code, let number, let outputs):
      try cell.encode("code", forKey: .kind)
      try cell.encode(code.notebookLines, forKey: .source)
      try cell.encode(number, forKey: .number)
      try cell.encode(outputs, forKey: .outputs)
    }
  }
}

/// What a cell has put out, as a notebook holds it.
private struct JupyterOutput: Encodable {
  private enum CodingKeys: String, CodingKey {
    case kind = "output_type"
    case name, text, data, metadata
  }

  private let kind: String
  private var name: String?
  private var text: [String]?
  /// What a viewer shows if it can, and the text that it shows if it cannot.
  private var data: [String: [String]]?
  private var metadata: [String: String]?

  static func standsApart(_ piece: OutputPiece) -> Bool {
    switch piece {
    case .drawn, .table: true
    case .text, .measured, .bars: false
    }
  }

  init(_ piece: OutputPiece, title: String) {
    switch piece {
    case .drawn:
      self.init(shown: Self.html(piece, title: title), as: "text/html", plain: piece.shown)
    case .table(let table):
      self.init(shown: table.markdown, as: "text/markdown", plain: piece.shown)
    case .text, .measured, .bars: self.init(stream: "stdout", piece.shown)
    }
  }

  /// What a question is about, to be unfolded by the reader.
  init(folded pieces: [(piece: OutputPiece, title: String)]) {
    let html = pieces.map(Self.html).joined(separator: "\n")
    self.init(
      shown: "<details><summary>Show what it prints</summary>\n\(html)\n</details>",
      as: "text/html", plain: "(folded)")
  }

  init(stream name: String, _ text: String) {
    kind = "stream"
    self.name = name
    self.text = text.notebookLines
  }

  private init(shown content: String, as type: String, plain: String) {
    kind = "display_data"
    metadata = [:]
    data = [
      type: content.notebookLines, "text/plain": plain.withoutLastNewline.notebookLines,
    ]
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
}

extension String {
  /// Its lines as notebooks hold text: each keeps its newline.
  fileprivate var notebookLines: [String] {
    let lines = lines
    return lines.dropLast().map { $0 + "\n" } + lines.suffix(1).filter { !$0.isEmpty }
  }
}
