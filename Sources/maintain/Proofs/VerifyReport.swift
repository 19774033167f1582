import Console

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
  var seconds = 0.0
  var sealed: [String] = []
  var faults: [String] = []

  func print(on terminal: Terminal) {
    for fault in faults { terminal.say("  \(terminal.painted("✗", .bad)) \(fault)") }
    for name in sealed {
      terminal.say("  \(terminal.painted("✓", .good)) \(name): shipped recorded")
    }
    let mark = faults.isEmpty ? terminal.painted("✓", .good) : terminal.painted("✗", .bad)
    terminal.say(
      "\(mark) \(counted(exercises, "exercise")), \(counted(tasks, "task")), "
        + "\(counted(tests, "test")), "
        + "\(caught.count) of \(counted(wrongAnswers, "wrong answer")) caught, "
        + "\(counted(pages, "page")), \(counted(challenges, "challenge")), "
        + "\(counted(faults.count, "fault")), \(seconds) s")
    terminal.next(
      faults.isEmpty ? "commit" : "mend the first fault, then `swift run maintain verify`")
  }
}

/// `1 test`, `2 tests`.
func counted(_ number: Int, _ thing: String) -> String {
  "\(number) \(thing)\(number == 1 ? "" : "s")"
}
