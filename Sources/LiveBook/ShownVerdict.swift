import Judging
import Page

/// What a check found, with drawings of what was expected and what came, by the tasks.
struct ShownVerdict: Encodable {
  let report: CheckReport
  /// HTML.
  let drawings: [String: String]

  init(_ report: CheckReport) {
    self.report = report
    let titles = Dictionary(report.tasks.map { ($0.id, $0.title) }) { first, _ in first }
    drawings = Dictionary(
      uniqueKeysWithValues: report.compared.filter { !$0.value.areAlike }.map { id, compared in
        let title = "Expected and got: \(titles[id] ?? id)"
        return (
          id, HTMLDiagram.html(compared.ringed, title: title, label: title.escapedForHTML)
        )
      })
  }
}
