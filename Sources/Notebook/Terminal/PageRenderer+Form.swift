extension PageRenderer: PageForm {
  /// What stands before each line that a cell prints.
  var gutter: Gutter? {
    if isPlain { return Gutter(mark: "", room: width) }
    let bar = [Span(text: "│", style: .good)].painted(withColour: hasColour)
    return Gutter(mark: "  \(bar) ", room: width - 4)
  }

  func opening(_ page: Page?, program: String) -> String { "" }

  func begin(_ cell: CellPart) -> String {
    var lines = [
      isPlain ? [Span(text: "\(cell.place): \(cell.title)")] : rule(cell.place, cell.title)
    ]
    if let code = cell.code, !code.isEmpty { lines += [[]] + indented(highlighted(code)) }
    return drawn(lines) + (cell.question.map(question) ?? "")
  }

  private func rule(_ place: String, _ title: String) -> StyledLine {
    let start = [
      Span(text: "── ", style: .frame), Span(text: place, style: .frame),
      Span(text: " · ", style: .frame), Span(text: title, style: .heading),
    ]
    let rest = width - start.displayWidth - 1
    return start + [Span(text: " " + repeated("─", rest), style: .frame)]
  }

  /// The output stands there already.
  func end(_ cell: CellPart, _ run: CellRun) -> String {
    let hasOutput = run.output.contains { !$0.shown.isEmpty }
    return (hasOutput ? "\n" : "") + (run.finding.map(finding) ?? "")
  }

  var closing: String { "" }
}
