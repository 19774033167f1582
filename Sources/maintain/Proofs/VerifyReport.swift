import Console
import PlainText

/// What was proven, counted, and what was not.
struct VerifyReport {
  var exercises = 0
  var tasks = 0
  var tests = 0
  var wrongAnswers = 0
  /// Each of them with the test that catches it.
  var caught: [String: String] = [:]
  var pages = 0
  var challenges = 0
  /// How much of all that was proven before and has not changed since.
  var leftOut = (pages: 0, tasks: 0, wrongAnswers: 0)
  var seconds = 0.0
  /// Whether only the texts were asked for.
  var isOfTexts = false
  /// What was recorded.
  var sealed: [String] = []
  var faults: [String] = []

  func print(on terminal: Terminal) {
    for fault in faults { terminal.say("  \(terminal.painted("✗", .bad)) \(fault)") }
    for record in sealed { terminal.say("  \(terminal.painted("✓", .good)) \(record)") }
    let mark = faults.isEmpty ? terminal.painted("✓", .good) : terminal.painted("✗", .bad)
    let said = (["the text of the whole course"] + proven + [counted(faults.count, "fault")])
    terminal.say("\(mark) \(said.joined(separator: ", ")), \(seconds) s")
    if !unchanged.isEmpty {
      terminal.say("  left out, proven before and unchanged since: \(unchanged)")
    }
    terminal.next(next)
  }

  private var proven: [String] {
    let caught = self.caught.count + leftOut.wrongAnswers
    return [
      (pages, counted(pages, "page")), (pages, counted(challenges, "challenge")),
      (tasks, counted(exercises, "exercise")), (tasks, counted(tasks, "task")),
      (tasks, counted(tests, "test")),
      (tasks, "\(caught) of \(counted(wrongAnswers, "wrong answer")) caught"),
    ].filter { $0.0 > 0 }.map(\.1)
  }

  private var unchanged: String {
    [
      (leftOut.pages, "page"), (leftOut.tasks, "task"), (leftOut.wrongAnswers, "wrong answer"),
    ].filter { $0.0 > 0 }.map { counted($0.0, $0.1) }.joined(separator: ", ")
  }

  private var next: String {
    guard faults.isEmpty else { return "mend the first fault, then the same once more" }
    return isOfTexts
      ? "`maintain verify N` for what runs in chapter N" : "commit"
  }
}
