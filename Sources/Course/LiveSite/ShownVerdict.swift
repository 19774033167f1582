import Site
import Grading
import Pages

/// What a check found, with drawings of what was expected and what came, by the tasks.
struct ShownVerdict: Encodable {
  let report: CheckReport
  /// HTML.
  let drawings: [String: String]
  /// What is said about it, as HTML.
  let remarks: [String: [String]]
  /// What it is about: what the tasks' files had.
  let texts: [String: String]

  init(_ report: CheckReport, on texts: [String: String], mentions: CellMentions) {
    self.report = report
    self.texts = texts
    remarks = Dictionary(
      report.tasks.map { ($0.id, $0.explanations.map(mentions.html)) }
    ) { first, _ in first }
    let titles = Dictionary(report.tasks.map { ($0.id, $0.title) }) { first, _ in first }
    drawings = Dictionary(
      uniqueKeysWithValues: report.compared.filter { !$0.value.areAlike }.map { id, compared in
        let title = "Expected and got: \(titles[id] ?? id)"
        let cause = compared.cause.map { "<p>\($0.escapedForHTML)</p>\n" } ?? ""
        return (
          id, HTMLDiagram.html(compared.ringed, title: title, label: title.escapedForHTML) + cause
        )
      })
  }
}
