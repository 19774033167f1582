import PlainText
import Console
import CourseModel

/// What a check found, for people.
struct CheckBoard {
  let report: CheckReport

  func print(on terminal: Terminal) {
    terminal.say(terminal.painted(report.chapter, .strong))
    for row in report.tasks {
      let isSolved = row.state == .solved
      let mark =
        isSolved
        ? terminal.painted("✓", .good)
        : row.state == .notBuilt ? terminal.painted("·", .frame) : terminal.painted("✗", .bad)
      let passed = row.tests.filter { $0.outcome == "passed" }.count
      let count =
        row.tests.isEmpty ? "" : terminal.painted("  \(passed) of \(row.tests.count) tests", .frame)
      terminal.say("  \(mark) \(row.id) \(row.title)\(count)")
      if !isSolved { explain(row, on: terminal) }
    }
    for notice in report.notices {
      terminal.say("\n" + terminal.painted("Note: ", .warning) + notice)
    }
    terminal.next(report.next)
  }

  private func explain(_ row: CheckReport.Row, on terminal: Terminal) {
    if let test = row.failedTest { terminal.say("      " + terminal.painted(test, .frame)) }
    if let sentence = row.sentence { terminal.quote(sentence, indent: 6) }
    if let got = row.got, let expected = row.expected {
      terminal.say("      got:")
      terminal.quote(got, indent: 8)
      terminal.say("      expected:")
      terminal.quote(expected, indent: 8)
    }
    for sentence in row.misconceptions {
      terminal.say(
        "      " + terminal.painted("Is this what you think? ", .warning) + "“\(sentence)”")
    }
    if let file = row.file {
      let place = row.line.map { "\(file):\($0)" } ?? file
      terminal.say("      " + terminal.painted(place.withVisibleControls, .frame))
    }
  }
}
