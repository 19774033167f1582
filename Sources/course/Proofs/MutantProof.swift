import Foundation

/// Proves that each mutant of an exercise is killed, and says by which test.
struct MutantProof {
  static let fewest = 3

  let exercise: Exercise
  let solutions: Answers
  let trial: Trial
  private(set) var misconceptions = Misconceptions()

  init(exercise: Exercise, solutions: Answers, trial: Trial) {
    self.exercise = exercise
    self.solutions = solutions
    self.trial = trial
  }

  mutating func run(into report: inout VerifyReport) throws {
    var mutants: [Int: [Mutant]] = [:]
    for task in exercise.tasks {
      let found = try Mutant.all(of: task, in: exercise)
      mutants[task.number] = found
      if found.count < MutantProof.fewest {
        report.faults.append(
          "\(task.id): \(found.count) mutants, at least \(MutantProof.fewest) are wanted")
      }
      for mutant in found where mutant.misconception == nil {
        report.faults.append("\(mutant.id): its first line states no `// Misconception: …`")
      }
    }
    report.mutants += mutants.values.map(\.count).reduce(0, +)
    for round in rounds(of: mutants) {
      progress("\(round.count) mutants of \(exercise.chapter.name)")
      for (mutant, verdict) in try verdicts(on: round) {
        judge(mutant, verdict, into: &report)
      }
    }
  }

  private func progress(_ text: String) { trial.progress.show(text) }

  /// One mutant of each task at a time, where the tasks stand on their own; else one alone.
  private func rounds(of mutants: [Int: [Mutant]]) -> [[Mutant]] {
    guard areIndependent else {
      return mutants.sorted { $0.key < $1.key }.flatMap(\.value).map { [$0] }
    }
    let most = mutants.values.map(\.count).max() ?? 0
    return (0..<most).map { turn in
      exercise.tasks.compactMap { task in
        guard let all = mutants[task.number], turn < all.count else { return nil }
        return all[turn]
      }
    }
  }

  /// No task's solution or test mentions a name that another task's solution declares.
  private var areIndependent: Bool {
    exercise.tasks.allSatisfy { task in
      let test = exercise.originals["Tests/\(exercise.module)Tests/\(task.testClass).swift"] ?? ""
      let used = Set(SourceScan((text(of: task) ?? "") + test).words.map(\.text))
      return exercise.tasks.filter { $0.number != task.number }.allSatisfy { other in
        let own = SourceScan(text(of: task) ?? "").declaredNames
        let names = SourceScan(text(of: other) ?? "").declaredNames.subtracting(own)
        return names.isDisjoint(with: used)
      }
    }
  }

  private func text(of task: ExerciseTask) -> String? {
    let path = "\(exercise.sources)/\(task.fileName)"
    return solutions.files.first { $0.path == path }?.text
  }

  private func verdicts(on round: [Mutant]) throws -> [(Mutant, TaskVerdict)] {
    let answers = round.reduce(solutions) {
      $0.replacing($1.task, of: exercise, with: $1.text)
    }
    let verdicts = try trial.verdicts(on: answers, of: round.map(\.task))
    let isBuilt = verdicts.values.allSatisfy { if case .judged = $0 { true } else { false } }
    // One that does not compile must not hide the others of its round.
    guard isBuilt || round.count == 1 else {
      return try round.flatMap { try self.verdicts(on: [$0]) }
    }
    return round.map { ($0, verdicts[$0.task.number] ?? .notBuilt) }
  }

  private mutating func judge(
    _ mutant: Mutant, _ verdict: TaskVerdict, into report: inout VerifyReport
  ) {
    switch (verdict, verdict.firstFailure) {
    case (.judged(let results), let failure?):
      report.killed[mutant.id] = failure.name
      misconceptions.record(mutant, failing: results)
      if mutant.reasonToSurvive != nil {
        report.faults.append("\(mutant.id): said to survive, but \(failure.name) kills it")
      }
    case (.judged, nil):
      if mutant.reasonToSurvive == nil {
        report.faults.append("\(mutant.id): the tests take it for right")
      }
    case (.refused(let problem), _):
      report.faults.append("\(mutant.id): \(problem.sentence)")
    case (.notBuilt, _):
      report.faults.append("\(mutant.id): not built")
    }
  }
}
