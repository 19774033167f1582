import PlainText

/// What a check found: printed for people, or encoded for programs.
struct CheckReport: Encodable {
  struct Test: Encodable {
    var name: String
    var outcome: String
    @OrNull var message: String? = nil
    @OrNull var file: String? = nil
    @OrNull var line: Int? = nil
  }

  struct Row: Encodable {
    var id: String
    var title: String
    var state: String
    @OrNull var sentence: String? = nil
    @OrNull var got: String? = nil
    @OrNull var expected: String? = nil
    @OrNull var file: String? = nil
    @OrNull var line: Int? = nil
    @OrNull var failedTest: String? = nil
    /// What answers that fail like this one most often stand for.
    var misconceptions: [String] = []
    var tests: [Test] = []
  }

  var chapter: String
  var isSolved: Bool
  var tasks: [Row]
  var notices: [String]
  var next: String

  init(
    exercise: Exercise, tasks: [ExerciseTask], verdicts: [Int: TaskVerdict],
    beliefs: [Int: [String]] = [:], notices: [String], next: String
  ) {
    chapter = exercise.chapter.name
    self.tasks = tasks.map { task in
      var row = CheckReport.row(task, verdicts[task.number] ?? .notBuilt, exercise)
      row.misconceptions = beliefs[task.number] ?? []
      return row
    }
    isSolved = tasks.allSatisfy { verdicts[$0.number]?.isSolved == true }
    self.notices = notices
    self.next = next
  }

  private static func row(
    _ task: ExerciseTask, _ verdict: TaskVerdict, _ exercise: Exercise
  ) -> Row {
    var row = Row(id: task.id, title: task.title, state: verdict.isSolved ? "solved" : "open")
    switch verdict {
    case .notBuilt:
      row.state = "not built"
      row.sentence = "Not built: another task's file has to compile first."
    case .refused(let problem):
      row.state = "refused"
      row.sentence = problem.sentence
      row.file = problem.file
      row.line = problem.line
    case .judged(let results):
      row.tests = results.map { CheckReport.test($0, task, exercise) }
      guard !results.isEmpty else {
        row.sentence = "It has no tests, so nothing is proven."
        break
      }
      guard let failure = verdict.firstFailure else { break }
      let text = FailureText(failure.outcome)
      row.failedTest = failure.name
      row.sentence = text.sentence
      row.got = text.got
      row.expected = text.expected
      let test = row.tests.first { $0.name == failure.name }
      row.file = test?.file
      row.line = test?.line
    }
    return row
  }

  private static func test(
    _ result: TestResult, _ task: ExerciseTask, _ exercise: Exercise
  ) -> Test {
    var test = Test(name: result.name, outcome: result.outcome.word)
    guard result.outcome != .passed else { return test }
    test.message = FailureText(result.outcome).sentence
    if case .failed(let finding) = result.outcome, finding.line > 0 {
      // The bench has its own copy; the learner reads the one in the exercise.
      let name = finding.file.split(separator: "/").last.map(String.init) ?? finding.file
      test.file = "Exercises/\(exercise.chapter.name)/Tests/\(exercise.module)Tests/\(name)"
      test.line = finding.line
    }
    return test
  }

  func print(on terminal: Terminal) {
    terminal.say(terminal.bold(chapter))
    for row in tasks {
      let isSolved = row.state == "solved"
      let mark =
        isSolved
        ? terminal.green("✓") : row.state == "not built" ? terminal.faint("·") : terminal.red("✗")
      let passed = row.tests.filter { $0.outcome == "passed" }.count
      let count = row.tests.isEmpty ? "" : terminal.faint("  \(passed) of \(row.tests.count) tests")
      terminal.say("  \(mark) \(row.id) \(row.title)\(count)")
      if !isSolved { explain(row, on: terminal) }
    }
    for notice in notices { terminal.say("\n" + terminal.yellow("Note: ") + notice) }
    terminal.next(next)
  }

  private func explain(_ row: Row, on terminal: Terminal) {
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
