import Exercises
import Files
import Grading
import Pages
import Site

/// The result of a check, for display on pages.
struct VerdictEvent: Encodable {
  let report: CheckReport
  /// For each task with a wrong timeline, drawings of the expected and the actual one, as HTML.
  let drawings: [String: String]
  /// For each task, explanations of its failures, as HTML.
  let remarks: [String: [String]]
  /// For each task, the answer that was checked.
  let texts: [String: String]
  /// For each solved task, the course's solution, as HTML.
  let solutions: [String: String]

  init(
    _ report: CheckReport, of exercise: Exercise, on texts: [String: String], links: CellLinks
  ) throws {
    self.report = report
    self.texts = texts
    let solved = Set(report.tasks.filter { $0.state == .solved }.map(\.id))
    solutions = try exercise.tasks.filter { solved.contains($0.id) }.reduce(into: [:]) {
      let solution = try TextFile.readIfPresent(exercise.solution(of: $1)) ?? ""
      $0[$1.id] = HTMLCode.block(
        Declaration.withoutDocumentation(solution), isSwift: true,
        label: "Our solution to \($1.id)")
    }
    remarks = Dictionary(
      report.tasks.map { ($0.id, $0.explanations.map { links.html($0.sentence) }) }
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
