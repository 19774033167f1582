import Terminal
import Exercises
import Grading
import PlainText

/// A check that stubs fail, solutions pass, and the tests catch wrong answers.
struct ExerciseVerification {
  let exercise: Exercise
  /// The number of the task to check, or `nil` to check all tasks.
  var task: Int?
  var progress: ProgressReporter = .silent

  func run(into report: inout VerifyReport) throws {
    let tasks = try task.map { [try exercise.task($0)] } ?? exercise.tasks
    report.exercises += 1
    report.tasks += tasks.count
    report.tests += tasks.map(\.testNames.count).reduce(0, +)
    let solutions = try Answers(of: exercise, in: exercise.solutions)
    let earlier = report.problems.count
    for (answers, problems) in [
      (Answers(stubsOf: exercise), stubProblems), (solutions, solutionProblems),
    ] {
      let verdicts = try grader().result(on: answers, of: tasks).verdicts
      report.problems += tasks.flatMap { problems($0, verdicts[$0.number]) }
    }
    // If a stub or a solution has a problem, the results for wrong answers are meaningless.
    guard report.problems.count == earlier else { return }
    let recorded = try Misconceptions(of: exercise)
    var wrong = WrongAnswerVerification(
      exercise: exercise, tasks: tasks, solutions: solutions, grader: grader(),
      recorded: recorded, failures: recorded)
    try wrong.run(into: &report)
    if wrong.failures != recorded {
      report.records.append((Misconceptions.file(of: exercise), wrong.failures.text))
    }
  }

  private func stubProblems(of task: ExerciseTask, in verdict: TaskVerdict?) -> [String] {
    switch verdict {
    case .graded(let results):
      (results.allSatisfy { $0.outcome == .passed }
        ? ["\(task.id) stub: all tests pass. Remove the solution from the stub."] : [])
        + results.compactMap { result in
          switch result.outcome {
          case .passed: nil
          case .failed(let failure) where !failure.isThrownError: nil
          default:
            "\(task.id) stub: \(result.name) does not fail on an assertion: "
              + FailureText(result.outcome).sentence
          }
        }
    case .refused(let problem): ["\(task.id) stub: \(problem.sentence)"]
    case .notBuilt, nil: ["\(task.id) stub: not built"]
    }
  }

  private func solutionProblems(of task: ExerciseTask, in verdict: TaskVerdict?) -> [String] {
    switch verdict {
    case .graded(let results):
      results.isEmpty
        ? ["\(task.id): no tests"]
        : results.filter { $0.outcome != .passed }.map {
          "\(task.id) solution: \($0.name): \(FailureText($0.outcome).sentence)"
        }
    case .refused(let problem): ["\(task.id) solution: \(problem.sentence)"]
    case .notBuilt, nil: ["\(task.id) solution: not built"]
    }
  }

  private func grader() -> Grader {
    Grader(bench: Workbench(exercise: exercise, kind: .verify), progress: progress)
  }
}
