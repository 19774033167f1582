import Terminal
import Exercises
import Files
import Foundation
import PlainText

/// The results of `maintain verify`.
struct VerifyReport {
  var exercises = 0
  var tasks = 0
  var tests = 0
  var wrongAnswers = 0
  /// The test that catches each wrong answer, keyed by the answer's ID.
  var caught: [String: String] = [:]
  var challenges = 0
  var seconds = 0.0
  /// A Boolean value that indicates whether only texts were checked.
  var isOfTexts = false
  /// The files to write at the end of the chapter, unless the chapter has a problem.
  var records: [(file: URL, text: String)] = []
  private(set) var written: [String] = []
  var problems: [String] = []

  /// Writes the chapter's changed records, or discards them if the chapter has a problem.
  mutating func endChapter(isSound: Bool, in course: Course) throws {
    for (file, text) in isSound ? records : [] where try TextFile.readIfPresent(file) != text {
      try TextFile.write(text, to: file)
      written.append(course.path(of: file))
    }
    records = []
  }

  func print(on terminal: Terminal) {
    for problem in problems { terminal.say("  \(terminal.painted("✗", .bad)) \(problem)") }
    for path in written { terminal.say("  \(terminal.painted("✓", .good)) wrote \(path)") }
    let mark = problems.isEmpty ? terminal.painted("✓", .good) : terminal.painted("✗", .bad)
    let parts = (["the text of the whole course"] + checked + [counted(problems.count, "problem")])
    terminal.say("\(mark) \(parts.joined(separator: ", ")), \(seconds) s")
    terminal.next(next)
  }

  private var checked: [String] {
    [
      (challenges, counted(challenges, "challenge")),
      (tasks, counted(exercises, "exercise")), (tasks, counted(tasks, "task")),
      (tasks, counted(tests, "test")),
      (tasks, "\(caught.count) of \(counted(wrongAnswers, "wrong answer")) caught"),
    ].filter { $0.0 > 0 }.map(\.1)
  }

  private var next: String {
    guard problems.isEmpty else { return "fix the first problem, then run the same command again" }
    if isOfTexts { return "run the code of chapter N with `maintain verify N`" }
    return written.isEmpty ? "commit" : "read `git diff`, then commit"
  }
}
