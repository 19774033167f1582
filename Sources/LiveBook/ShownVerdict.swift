import Judging
import Marbles
import Page

/// What a check found, with drawings of what was expected and what came, by the tasks.
struct ShownVerdict: Encodable {
  let report: CheckReport
  /// HTML.
  let drawings: [String: String]

  init(_ report: CheckReport) {
    self.report = report
    let drawings = report.tasks.compactMap { task -> (String, String)? in
      guard let expected = task.expected.flatMap(Timeline.init(drawing:)),
        let got = task.got.flatMap(Timeline.init(drawing:))
      else { return nil }
      let title = "Expected and got: \(task.title)"
      let diagram = got.ringed(over: expected)
      return (task.id, HTMLDiagram.html(diagram, title: title, label: title.escapedForHTML))
    }
    self.drawings = Dictionary(drawings) { first, _ in first }
  }
}
