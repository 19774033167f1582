/// A cell and what came of it as pieces of HTML, for whoever shows them apart.
package struct CellHTML {
  package let code: String
  /// Nil for a cell that asks nothing.
  let question: HTMLQuestion?
  /// What it has printed, and why the choices that it did not print are wrong.
  package let output: String

  package init(_ cell: CellPart, _ run: CellRun, in setting: HTMLSetting = HTMLSetting()) {
    code =
      cell.code.map {
        $0.isEmpty ? "" : HTMLCode.block($0, isSwift: true, label: "Code of \(cell.title)")
      } ?? ""
    question = cell.question.map {
      HTMLQuestion($0, in: "cell_\(cell.number)", printed: run.printed, setting: setting)
    }
    let printed = HTMLOutput(title: cell.title, experiments: setting.experiments).html(run.output)
    output = question.map { "\(printed)\n\($0.reasons)" } ?? printed
  }
}
