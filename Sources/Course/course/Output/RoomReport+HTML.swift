import Grading
import Site
import PlainText

extension RoomReport {
  /// A self-contained page with the grades, the problems, and how many learners solved each task.
  package var html: String {
    let head = HTMLDocument.head(
      title: "The room", madeBy: "swift run course room",
      style: "<style>\n\(HTMLStyle.sheet)\nmain { max-width: none; } .good { color: var(--good); } "
        + ".bad { color: var(--bad); }\n</style>")
    return """
      \(head)
      <body>
      <main>
      <h1>The room</h1>
      <table>
      <thead><tr><th scope="col">learner</th>\(tasks.map { "<th scope=\"col\">\($0.escapedForHTML)</th>" }.joined())\
      <th scope="col">solved</th><th scope="col">at</th><th scope="col">seconds</th></tr></thead>
      <tbody>
      \(learners.map(tableRow).joined(separator: "\n"))
      </tbody>
      <tfoot><tr><th scope="row">solved, out of those who started</th>\(tasks.map(share).joined())<td></td><td></td><td></td></tr></tfoot>
      </table>
      \(stops)
      </main>
      </body>
      </html>

      """
  }

  private func tableRow(_ row: LearnerRow) -> String {
    let cells = tasks.map { task -> String in
      switch row.marks[task]?.state {
      case .solved: "<td class=\"good\">✓</td>"
      case .ours: "<td class=\"good\">=</td>"
      case .open:
        "<td class=\"bad\" title=\"\((row.marks[task]?.sentence ?? "").onOneLine.escapedForHTML)\">✗</td>"
      case .untouched: "<td>○</td>"
      case nil: "<td></td>"
      }
    }
    let place = row.problem ?? row.shownPlace(in: tasks) ?? ""
    return "<tr><th scope=\"row\">\(row.learner.onOneLine.escapedForHTML)</th>\(cells.joined())"
      + "<td class=\"right\">\(row.solved)</td><td>\(place.escapedForHTML)</td>"
      + "<td class=\"right\">\(row.secondsShown)</td></tr>"
  }

  private func share(of task: String) -> String {
    let marks = learners.compactMap { $0.marks[task] }.filter { $0.state != .untouched }
    guard !marks.isEmpty else { return "<td></td>" }
    return "<td>\(marks.count(where: \.isSolved)) of \(marks.count)</td>"
  }

  private var stops: String {
    let items = obstacles.map { obstacle in
      let names = obstacle.learners.map(\.onOneLine).joined(separator: ", ")
      return "<li>\(obstacle.task.escapedForHTML): \(prose(obstacle.sentence)) "
        + "<strong>\(names.escapedForHTML)</strong></li>"
    }
    let notes = notices.map { "<li>\(prose($0))</li>" }
    return list(of: items, titled: "Open problems") + list(of: notes, titled: "Notes")
  }

  /// Returns a sentence as HTML, with text in backticks as code.
  private func prose(_ sentence: String) -> String {
    sentence.onOneLine.escapedForHTML.replacing(/`([^`]+)`/) { "<code>\($0.1)</code>" }
  }

  private func list(of items: [String], titled title: String) -> String {
    items.isEmpty ? "" : "<h2>\(title)</h2>\n<ul>\n\(items.joined(separator: "\n"))\n</ul>\n"
  }
}
