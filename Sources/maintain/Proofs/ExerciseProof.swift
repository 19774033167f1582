import Console
import CourseModel
import Foundation
import Judging

/// Proves one exercise: its record, its stubs, its solutions and its hints.
struct ExerciseProof {
  let exercise: Exercise
  var progress: ProgressReporter = .silent
  var benchKind = Workbench.Kind.verify
  var fewestTests = 4

  func run(seals: Bool, into report: inout VerifyReport) throws {
    let onDisk = try exercise.asOnDisk()
    let isFresh =
      exercise.shipped.isSealed && exercise.shipped.changes.isEmpty
      && exercise.shipped.paths == onDisk.shipped.paths
    let earlier = report.faults.count
    let misconceptions = try prove(onDisk, into: &report)
    let isProven = report.faults.count == earlier
    let recorded = try Misconceptions(of: exercise)
    let areKnown = misconceptions == recorded
    if seals, isProven {
      if !isFresh { try onDisk.shipped.seal(exercise.folder) }
      if !areKnown {
        try TextFile.write(misconceptions.text, to: Misconceptions.file(of: exercise))
      }
      if !isFresh || !areKnown { report.sealed.append(exercise.chapter.name) }
    } else if !seals {
      if !isFresh {
        report.faults.append(
          stale(ShippedFiles.file(of: exercise.folder), "is not what is on disk"))
      }
      if !areKnown, isFresh, isProven {
        let changed = misconceptions.places(otherThanIn: recorded).joined(separator: ", ")
        report.faults.append(
          stale(Misconceptions.file(of: exercise), "is not how the wrong answers fail (\(changed))")
        )
      }
    }
  }

  private func stale(_ file: URL, _ difference: String) -> String {
    let isThere = FileManager.default.fileExists(atPath: file.path)
    return "\(exercise.chapter.name): \(file.lastPathComponent) "
      + "\(isThere ? difference : "is missing"); "
      + "`maintain verify \(exercise.chapter.number) --seal` records it"
  }

  /// Returns how the wrong answers fail.
  private func prove(
    _ exercise: Exercise, into report: inout VerifyReport
  ) throws -> Misconceptions {
    report.exercises += 1
    report.tasks += exercise.tasks.count
    report.tests += exercise.tasks.map(\.testNames.count).reduce(0, +)
    report.faults += try textFaults(of: exercise) + stubFaults(of: exercise)
    let solutions = Answers(of: exercise, in: exercise.solutions)
    let faults = try solutionFaults(of: exercise, in: solutions)
    report.faults += faults
    // Against a wrong solution what is caught would prove nothing.
    guard faults.isEmpty else { return Misconceptions() }
    var wrong = WrongAnswerProof(exercise: exercise, solutions: solutions, judge: judge(exercise))
    try wrong.run(into: &report)
    return wrong.misconceptions
  }

  private func stubFaults(of exercise: Exercise) throws -> [String] {
    let verdicts = try judge(exercise).verdicts(
      on: Answers(stubsOf: exercise), of: exercise.tasks)
    return exercise.tasks.flatMap { task -> [String] in
      switch verdicts[task.number] {
      case .judged(let results): stubFaults(of: task, in: results)
      case .refused(let problem): ["\(task.id) stub: \(problem.sentence)"]
      case .notBuilt, nil: ["\(task.id) stub: not built"]
      }
    }
  }

  private func stubFaults(of task: ExerciseTask, in results: [TestResult]) -> [String] {
    var faults: [String] = []
    if results.allSatisfy({ $0.outcome == .passed }) {
      faults.append("\(task.id) stub: nothing fails, so the task is no task")
    }
    for result in results {
      switch result.outcome {
      case .passed: continue
      case .failed(let failure) where !failure.isThrownError: continue
      default:
        faults.append(
          "\(task.id) stub: \(result.name) does not fail on an assertion: "
            + FailureText(result.outcome).sentence)
      }
    }
    return faults
  }

  private func solutionFaults(
    of exercise: Exercise, in answers: Answers
  ) throws -> [String] {
    let verdicts = try judge(exercise).verdicts(on: answers, of: exercise.tasks)
    var faults = givenFaults(of: exercise)
    for task in exercise.tasks {
      switch verdicts[task.number] {
      case .judged(let results):
        for result in results where result.outcome != .passed {
          let sentence = FailureText(result.outcome).sentence
          faults.append("\(task.id) solution: \(result.name): \(sentence)")
        }
        if results.isEmpty { faults.append("\(task.id): no tests") }
      case .refused(let problem): faults.append("\(task.id) solution: \(problem.sentence)")
      case .notBuilt, nil: faults.append("\(task.id) solution: not built")
      }
    }
    return faults
  }

  /// The root package builds the solutions' copies of given files: they must be the same.
  private func givenFaults(of exercise: Exercise) -> [String] {
    let prefix = "\(exercise.sources)/"
    let own = Set(exercise.tasks.map(\.fileName))
    return exercise.shipped.files.filter { $0.path.hasPrefix(prefix) }.compactMap { file in
      let name = String(file.path.dropFirst(prefix.count))
      guard !own.contains(name) else { return nil }
      // try?: what cannot be read differs.
      let copy = try? TextFile.read(exercise.solutions.appendingPathComponent(name))
      return copy == file.text
        ? nil : "\(exercise.chapter.name): Solutions/…/\(name) differs from the exercise's"
    }
  }

  private func judge(_ exercise: Exercise) -> Judge {
    Judge(bench: Workbench(exercise: exercise, kind: benchKind), progress: progress)
  }
}
