import Console

/// What was proven, counted, and what was not.
struct VerifyReport {
  var exercises = 0
  var tasks = 0
  var tests = 0
  var mutants = 0
  /// Each mutant with the test that kills it.
  var killed: [String: String] = [:]
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
      "\(mark) \(exercises) exercises, \(tasks) tasks, \(tests) tests, "
        + "\(killed.count) of \(mutants) mutants killed, \(pages) pages, "
        + "\(challenges) challenges, "
        + "\(faults.count) faults, \(seconds) s")
    terminal.next(
      faults.isEmpty ? "commit" : "mend the first fault, then `swift run maintain verify`")
  }
}
