import PlainText
import Commands
import CourseModel

/// What a check found, for people.
struct CheckBoard {
  let report: CheckReport

  func print(on terminal: Terminal) {
    terminal.say(terminal.bold(report.chapter))
    for row in report.tasks {
      let isSolved = row.state == .solved
      let mark =
        isSolved
        ? terminal.green("✓") : row.state == .notBuilt ? terminal.faint("·") : terminal.red("✗")
      let passed = row.tests.filter { $0.outcome == "passed" }.count
      let count = row.tests.isEmpty ? "" : terminal.faint("  \(passed) of \(row.tests.count) tests")
      terminal.say("  \(mark) \(row.id) \(row.title)\(count)")
      if !isSolved { explain(row, on: terminal) }
    }
    for notice in report.notices { terminal.say("\n" + terminal.yellow("Note: ") + notice) }
    terminal.next(report.next)
  }

  private func explain(_ row: CheckReport.Row, on terminal: Terminal) {
    if let test = row.failedTest { terminal.say("      " + terminal.faint(test)) }
    if let sentence = row.sentence { terminal.quote(sentence, indent: 6) }
    if let got = row.got, let expected = row.expected {
      terminal.say("      got:")
      terminal.quote(got, indent: 8)
      terminal.say("      expected:")
      terminal.quote(expected, indent: 8)
    }
    for sentence in row.misconceptions {
      terminal.say("      " + terminal.yellow("Is this what you think? ") + "“\(sentence)”")
    }
    if let file = row.file {
      let place = row.line.map { "\(file):\($0)" } ?? file
      terminal.say("      " + terminal.faint(place.withVisibleControls))
    }
  }
}
