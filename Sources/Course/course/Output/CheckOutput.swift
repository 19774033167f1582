import Terminal
import Grading
import PlainText
import Scenes

/// The output of a check in the terminal.
struct CheckOutput {
  let report: CheckReport

  func print(on terminal: Terminal) {
    terminal.say(terminal.painted(report.chapter, .strong))
    // The current task comes last, so that a small window still shows it.
    let last = report.currentTask.flatMap { $0.state == .untouched ? nil : $0.id }
    for row in report.tasks where row.id != last { show(row, on: terminal) }
    for row in report.tasks where row.id == last { show(row, on: terminal) }
    for notice in report.notices {
      terminal.say()
      terminal.advise("Note: ", notice.withVisibleControls, style: .warning)
    }
    terminal.next(report.next)
  }

  private func show(_ row: CheckReport.TaskRow, on terminal: Terminal) {
    let mark =
      switch row.state {
      case .untouched: terminal.painted("○", .frame)
      case .solved: terminal.painted("✓", .good)
      case .notBuilt: terminal.painted("·", .frame)
      default: terminal.painted("✗", .bad)
      }
    let passed = row.tests.count { $0.outcome == .passed }
    let count =
      row.tests.isEmpty
      ? ""
      : terminal.painted("  \(passed) of \(row.tests.count) tests\(row.solutionsUsedShown)", .frame)
    let state = row.state == .untouched ? terminal.painted(", not begun", .frame) : ""
    terminal.say("  \(mark) \(row.id) \(row.title)\(count)\(state)")
    switch row.state {
    case .solved: break
    case .untouched:
      let isNext = row.id == report.currentTask?.id
      guard isNext || report.tasks.allSatisfy({ $0.state == .untouched }) else { break }
      for requirement in row.requirements {
        terminal.quote("○ \(requirement)", indent: 6, wraps: true)
      }
    default: explain(row, on: terminal)
    }
  }

  private func explain(_ row: CheckReport.TaskRow, on terminal: Terminal) {
    if let sentence = row.sentence { terminal.quote(sentence, indent: 6, wraps: true) }
    if let code = row.code { terminal.quote(code, indent: 6) }
    if let compared = report.compared[row.id], !compared.areAlike {
      terminal.quote(compared.text(width: terminal.width - 8), indent: 8)
      if let cause = compared.cause { terminal.quote(cause, indent: 8, wraps: true) }
    } else if let got = row.got, let expected = row.expected {
      compare(got, with: expected, on: terminal)
    }
    for explanation in row.explanations {
      let question = explanation.isQuestion ? "Is this what you think? " : ""
      terminal.advise(question, explanation.sentence, style: .warning, indent: 6)
    }
    if row.state == .open, row.explanations.allSatisfy({ $0.idea == nil }),
      AnsweredScene.tasks.contains(row.id)
    {
      let play =
        "`\(NextStep.program) try \(row.id)` plays your answer and shows a short input that breaks it."
      terminal.advise("", play, style: .warning, indent: 6)
    }
    if let place = CheckOutput.place(of: row) {
      terminal.say("      " + terminal.painted(place.withVisibleControls, .frame))
    } else if let test = row.failedTest {
      terminal.say("      " + terminal.painted(test, .frame))
    }
  }

  private func compare(_ got: String, with expected: String, on terminal: Terminal) {
    terminal.say("      expected:")
    terminal.quote(expected, indent: 8)
    terminal.say("      got:")
    terminal.quote(got, indent: 8)
    if expected.hasPrefix("["), [got, expected].contains(where: CheckOutput.holdsLifetimes) {
      terminal.say(terminal.painted("      (^ subscribed, ! disposed)", .frame))
    }
  }

  /// Returns whether the text has a line that shows only the lifetime of a subscription.
  private static func holdsLifetimes(_ text: String) -> Bool {
    text.split(separator: "\n").contains { $0.wholeMatch(of: /\s*(\^-*!?|-*!|-)\s*/) != nil }
  }

  /// Returns the file, line, and test formatted as a compiler error, so that editors link to them.
  private static func place(of row: CheckReport.TaskRow) -> String? {
    guard let file = row.file else { return nil }
    let place = row.line.map { "\(file):\($0)" } ?? file
    return "\(place): error: \(row.failedTest ?? "not built")"
  }
}

extension CheckReport.TaskRow {
  /// A remark about solutions that replaced the learner's answers to other tasks.
  fileprivate var solutionsUsedShown: String {
    solutionsUsed.isEmpty ? "" : ", with the course's \(solutionsUsed.joined(separator: " and "))"
  }
}
