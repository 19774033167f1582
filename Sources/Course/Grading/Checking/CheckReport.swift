import Exercises
import Marbles
import PlainText

/// The result of a check, for the terminal and the browser.
package struct CheckReport: Encodable {
  package struct TestRow: Encodable {
    package var name: String
    package var outcome: TestOutcome.Kind
    @OrNull package var message: String? = nil
    @OrNull package var file: String? = nil
    @OrNull package var line: Int? = nil
  }

  /// The states of tasks, starting with the state that learners should work on first.
  package enum TaskState: String, Encodable, CaseIterable {
    case refused, open
    case notBuilt = "not built"
    case untouched = "not begun"
    case solved

    /// Creates the state for a verdict, or for a task that hasn't been started.
    package init(_ verdict: TaskVerdict?) {
      self =
        switch verdict {
        case nil: .untouched
        case .refused: .refused
        case .notBuilt: .notBuilt
        case .graded: verdict?.isSolved == true ? .solved : .open
        }
    }
  }

  package struct TaskRow: Encodable {
    package var id: String
    package var title: String
    package var state: TaskState
    @OrNull package var sentence: String? = nil
    @OrNull package var got: String? = nil
    @OrNull package var expected: String? = nil
    @OrNull package var file: String? = nil
    @OrNull package var line: Int? = nil
    /// The line of code with a caret under the error, if the file doesn't compile.
    @OrNull package var code: String? = nil
    @OrNull package var failedTest: String? = nil
    package var explanations: [Explanation] = []
    package var tests: [TestRow] = []
    /// The bullets of the stub, if the task hasn't been started.
    package var requirements: [String] = []
    /// The tasks for which the course's solution was used.
    package var solutionsUsed: [String] = []

    /// The ideas behind known wrong answers that fail exactly like this one.
    package var misconceptions: [String] {
      explanations.filter(\.isCertain).compactMap(\.idea)
    }
  }

  package var chapter: String
  package var isSolved: Bool
  package var tasks: [TaskRow]
  package var notices: [String]
  package var next: String
  /// The timelines compared by failed tests, keyed by task, for the browser's drawings.
  package private(set) var compared: [String: ComparedRows] = [:]

  private enum CodingKeys: CodingKey { case chapter, isSolved, tasks, notices, next }

  /// The task to work on next, or `nil` if all tasks are solved.
  package var currentTask: TaskRow? { tasks.firstInOrder(by: \.state) }

  package init(
    exercise: Exercise, tasks: [ExerciseTask], result: GradingResult,
    explanations: [Int: [Explanation]] = [:], notices: [String], next: String
  ) {
    chapter = exercise.chapter.name
    self.tasks = tasks.map { task in
      let found = explanations[task.number, default: []]
      var row = CheckReport.row(
        task, result.verdicts[task.number], exercise,
        shownBy: found.lazy.compactMap(\.shownBy).first)
      row.explanations = found + CheckReport.otherCrash(than: row)
      row.solutionsUsed = result.solutionsUsed[task.number, default: []].map {
        "\(exercise.chapter.number).\($0)"
      }
      return row
    }
    for row in self.tasks {
      let verdict = tasks.first { $0.id == row.id }.flatMap { result.verdicts[$0.number] }
      if let failed = row.failedTest { compared[row.id] = verdict?.compared(in: failed) }
    }
    isSolved = tasks.allSatisfy { result.verdicts[$0.number]?.isSolved == true }
    self.notices = notices + result.otherProblems.map(CheckReport.notice)
    self.next = next
  }

  /// Returns a notice about a compile error that isn't part of a verdict.
  private static func notice(of problem: TaskVerdict.Problem) -> String {
    let end = problem.sentence.hasSuffix(".") ? "" : "."
    return
      "\(problem.place ?? ""): \(problem.sentence)\(end) The other tasks were graded without it."
  }

  private static func notBuiltSentence(_ problem: TaskVerdict.Problem?) -> String {
    guard let problem, let name = problem.file?.split(separator: "/").last else {
      return "Not built: another file must compile first."
    }
    return "Not built: there is a problem in \(name). \(problem.sentence)"
  }

  private static func row(
    _ task: ExerciseTask, _ verdict: TaskVerdict?, _ exercise: Exercise, shownBy best: String?
  ) -> TaskRow {
    var row = TaskRow(id: task.id, title: task.title, state: TaskState(verdict))
    row.file = verdict?.problem?.file
    row.line = verdict?.problem?.line
    switch verdict {
    case nil:
      row.tests = task.testNames.map { TestRow(name: $0, outcome: .notRun) }
      row.requirements = exercise.requirements(of: task)
    case .notBuilt(let problem): row.sentence = CheckReport.notBuiltSentence(problem)
    case .refused(let problem):
      row.sentence = problem.sentence
      row.code = problem.code
    case .graded(let results):
      row.tests = results.map { CheckReport.test($0, of: results, task, exercise) }
      guard !results.isEmpty else {
        row.sentence = "This task has no tests, so it cannot be solved."
        break
      }
      let shown = results.first { $0.name == best && $0.outcome != .passed }
      guard let failure = shown ?? verdict?.firstFailure else { break }
      let text = FailureText(failure.outcome)
      row.failedTest = failure.name
      row.sentence = text.sentence + CheckReport.skippedTests(failure, of: results)
      let compared = verdict?.compared(in: failure.name)
      if let got = text.got, got == text.expected {
        let difference =
          compared?.firstDifference.map { "The drawings look equal, but they differ \($0)." }
          ?? "They look equal but aren't: a value differs in a part that isn't printed."
        row.sentence? += " \(difference)"
      }
      row.got = text.got
      row.expected = text.expected
      let test = row.tests.first { $0.name == failure.name }
      row.file = test?.file
      row.line = test?.line
    }
    return row
  }

  /// Returns the message of the first crash whose location the row doesn't show.
  private static func otherCrash(than row: TaskRow) -> [Explanation] {
    let crash = row.tests.first { test in
      test.outcome == .crashed && test.line != nil
        && (test.file != row.file || test.line != row.line)
    }
    return crash.map { [Explanation(advice: "In \($0.name): \($0.message ?? "")")] } ?? []
  }

  private static func skippedTests(_ failure: TestResult, of results: [TestResult]) -> String {
    let others = results.count { [.hung, .notRun].contains($0.outcome) } - 1
    guard failure.outcome == .hung, others > 0 else { return "" }
    let tests = others == 1 ? "1 other test was" : "\(others) other tests were"
    return " \(tests) stopped early or not run."
  }

  private static func test(
    _ result: TestResult, of results: [TestResult], _ task: ExerciseTask, _ exercise: Exercise
  ) -> TestRow {
    var test = TestRow(name: result.name, outcome: result.outcome.kind)
    guard result.outcome != .passed else { return test }
    let isLeftOut = result.outcome == .notRun && results.contains { $0.outcome == .hung }
    test.message =
      isLeftOut
      ? "Not run, because other tests never ended." : FailureText(result.outcome).sentence
    switch result.outcome {
    case .failed(let failure) where failure.line > 0:
      let name = failure.file.split(separator: "/").last.map(String.init) ?? failure.file
      test.file = exercise.place(ofShipped: "Tests/\(exercise.module)Tests/\(name)")
      test.line = failure.line
    case .crashed(_, let place?):
      guard let task = exercise.tasks.first(where: { $0.fileName == place.file }) else { break }
      test.file = exercise.place(of: task)
      test.line = place.line
    default: break
    }
    return test
  }
}

extension TaskVerdict {
  fileprivate func compared(in test: String) -> ComparedRows? {
    guard case .graded(let results) = self,
      case .failed(let failure)? = results.first(where: { $0.name == test })?.outcome,
      let expected = failure.expected, let got = failure.got
    else { return nil }
    return ComparedRows(expected: expected, got: got)
  }
}

extension Array {
  /// Returns the first unsolved element in the order of ``CheckReport/TaskState``.
  func firstInOrder(by state: (Element) -> CheckReport.TaskState) -> Element? {
    for wanted in CheckReport.TaskState.allCases where wanted != .solved {
      if let found = first(where: { state($0) == wanted }) { return found }
    }
    return nil
  }
}
