import Console
import CourseModel
import Files
import Foundation
import Judging

/// Proves an exercise, or one task of it: stubs fail, solutions pass, and every wrong answer is caught.
///
/// What was proven before and has not changed since is left out. What can be proven by reading is
/// ``ExerciseTextProof``'s.
struct ExerciseProof {
  let exercise: Exercise
  /// The number of the one task that is proven; nil for all.
  var task: Int?
  /// See ``Ground``.
  var ground = ""
  var progress: ProgressReporter = .silent

  func run(seals: Bool, knowing proven: inout Proven, into report: inout VerifyReport) throws {
    let earlier = report.faults.count
    let recorded = try Misconceptions(of: exercise)
    let failures = try prove(knowing: &proven, into: &report)
    let isProven = report.faults.count == earlier
    if seals, isProven {
      try seal(failures, insteadOf: recorded, into: &report)
    } else if isProven, failures != recorded {
      let changed = failures.places(otherThanIn: recorded).joined(separator: ", ")
      report.faults.append(
        stale(Misconceptions.file(of: exercise), "is not how the wrong answers fail (\(changed))"))
    }
  }

  /// Returns how the wrong answers fail; what is known of those that were left out stays.
  private func prove(
    knowing proven: inout Proven, into report: inout VerifyReport
  ) throws -> Misconceptions {
    let tasks = try task.map { [try exercise.task($0)] } ?? exercise.tasks
    report.exercises += 1
    report.tasks += tasks.count
    report.tests += tasks.map(\.testNames.count).reduce(0, +)
    let solutions = try Answers(of: exercise, in: exercise.solutions)
    let claims = ExerciseClaims(of: exercise, solutions: solutions, ground: ground)
    let open = tasks.filter {
      !proven.has(claims.stub(of: $0)) || !proven.has(claims.solution(of: $0))
    }
    report.leftOut.tasks += tasks.count - open.count
    let earlier = report.faults.count
    for (answers, faults, claim) in [
      (Answers(stubsOf: exercise), stubFaults, claims.stub),
      (solutions, solutionFaults, claims.solution),
    ] {
      let open = tasks.filter { !proven.has(claim($0)) }
      guard !open.isEmpty else { continue }
      let verdicts = try judge().verdicts(on: answers, of: open)
      for task in open {
        let found = faults(task, verdicts[task.number])
        report.faults += found
        if found.isEmpty { try proven.note([claim(task)]) }
      }
    }
    // Against a wrong solution what is caught would prove nothing.
    guard report.faults.count == earlier else { return try Misconceptions(of: exercise) }
    var wrong = WrongAnswerProof(
      exercise: exercise, tasks: tasks, solutions: solutions, claims: claims,
      judge: judge(), recorded: try Misconceptions(of: exercise))
    try wrong.run(knowing: &proven, into: &report)
    return wrong.failures
  }

  private func stubFaults(of task: ExerciseTask, in verdict: TaskVerdict?) -> [String] {
    switch verdict {
    case .judged(let results):
      (results.allSatisfy { $0.outcome == .passed }
        ? ["\(task.id) stub: nothing fails, so the task is no task"] : [])
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

  private func solutionFaults(of task: ExerciseTask, in verdict: TaskVerdict?) -> [String] {
    switch verdict {
    case .judged(let results):
      results.isEmpty
        ? ["\(task.id): no tests"]
        : results.filter { $0.outcome != .passed }.map {
          "\(task.id) solution: \($0.name): \(FailureText($0.outcome).sentence)"
        }
    case .refused(let problem): ["\(task.id) solution: \(problem.sentence)"]
    case .notBuilt, nil: ["\(task.id) solution: not built"]
    }
  }

  private func judge() -> Judge {
    Judge(bench: Workbench(exercise: exercise, kind: .verify), progress: progress)
  }

  // MARK: Records

  private func seal(
    _ failures: Misconceptions, insteadOf recorded: Misconceptions, into report: inout VerifyReport
  ) throws {
    if failures != recorded {
      try TextFile.write(failures.text, to: Misconceptions.file(of: exercise))
      report.sealed.append(
        "\(exercise.chapter.name): how its wrong answers fail is recorded")
    }
  }

  private func stale(_ file: URL, _ difference: String) -> String {
    let isThere = FileManager.default.fileExists(atPath: file.path)
    let place = task.map { "\(exercise.chapter.number).\($0)" } ?? "\(exercise.chapter.number)"
    return "\(exercise.chapter.name): \(file.lastPathComponent) "
      + "\(isThere ? difference : "is missing"); `maintain verify \(place) --seal` records it"
  }
}
