import CourseModel
import Judging
import Foundation

/// Proves that each mutant of an exercise is killed, and says by which test.
struct MutantProof {
  static let fewest = 3

  let exercise: Exercise
  let solutions: Answers
  let judge: Judge
  private(set) var misconceptions = Misconceptions()

  init(exercise: Exercise, solutions: Answers, judge: Judge) {
    self.exercise = exercise
    self.solutions = solutions
    self.judge = judge
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
      report.faults += try found.compactMap(wordFault)
    }
    report.mutants += mutants.values.map(\.count).reduce(0, +)
    for round in rounds(of: mutants) {
      progress("\(round.count) mutants of \(exercise.chapter.name)")
      for (mutant, verdict) in try verdicts(on: round) {
        note(verdict, on: mutant, in: &report)
      }
    }
    try repeatChanged(mutants.values.flatMap { $0 }, into: &report)
  }

  /// What is wrong with its first line; the cell that it names has to be on that page.
  private func wordFault(in mutant: Mutant) throws -> String? {
    guard mutant.misconception != nil else {
      return "\(mutant.id): its first line states no `// Misconception: …`"
    }
    guard let refutation = mutant.belief.refutation else { return nil }
    let chapters = try Course(above: exercise.chapter.root).chapters
    let isThere = chapters.contains { chapter in
      refutation.hasSuffix("page \(chapter.digits).")
        && chapter.cellTitles.contains { "See *\($0)*, page \(chapter.digits)." == refutation }
    }
    return isThere ? nil : "\(mutant.id): “\(refutation)” names no cell of a page"
  }

  /// Tries once more what fails in another way than is recorded: the record is old, or the
  /// failures differ from run to run.
  private mutating func repeatChanged(
    _ mutants: [Mutant], into report: inout VerifyReport
  ) throws {
    let recorded = try Misconceptions(exercise: exercise.folder)
    for mutant in mutants where report.killed[mutant.id] != nil {
      let first = misconceptions.patterns[mutant.place]
      guard first != recorded.patterns[mutant.place] else { continue }
      guard case .judged(let results)? = try verdicts(on: [mutant]).first?.1 else { continue }
      misconceptions.record(mutant, failing: results)
      let second = misconceptions.patterns[mutant.place]
      if second != first, second != recorded.patterns[mutant.place] {
        report.faults.append(
          "\(mutant.id): its failures differ from run to run; say why in a line `// Varies: …`")
      }
    }
  }

  private func progress(_ text: String) { judge.progress.show(text) }

  /// As many mutants at a time as do not reach each other's tests.
  private func rounds(of mutants: [Int: [Mutant]]) -> [[Mutant]] {
    let reach = exercise.reach(of: solutions)
    var rounds: [[Mutant]] = []
    for mutant in mutants.sorted(by: { $0.key < $1.key }).flatMap(\.value) {
      let index = rounds.firstIndex { round in
        round.allSatisfy { other in
          let (own, others) = (mutant.task.number, other.task.number)
          return own != others && !reach[own, default: []].contains(others)
            && !reach[others, default: []].contains(own)
        }
      }
      if let index { rounds[index].append(mutant) } else { rounds.append([mutant]) }
    }
    return rounds
  }

  private func verdicts(on round: [Mutant]) throws -> [(Mutant, TaskVerdict)] {
    let answers = round.reduce(solutions) {
      $0.replacing($1.task, of: exercise, with: $1.text)
    }
    let verdicts = try judge.verdicts(on: answers, of: round.map(\.task))
    let isBuilt = verdicts.values.allSatisfy { if case .judged = $0 { true } else { false } }
    // One that does not compile must not hide the others of its round.
    guard isBuilt || round.count == 1 else {
      return try round.flatMap { try self.verdicts(on: [$0]) }
    }
    return round.map { ($0, verdicts[$0.task.number] ?? .notBuilt(nil)) }
  }

  private mutating func note(
    _ verdict: TaskVerdict, on mutant: Mutant, in report: inout VerifyReport
  ) {
    switch (verdict, verdict.firstFailure) {
    case (.judged(let results), let failure?):
      report.killed[mutant.id] = failure.name
      misconceptions.record(mutant, failing: results)
      if let test = mutant.shownBy,
        !results.contains(where: { $0.name == test && $0.outcome != .passed })
      {
        report.faults.append("\(mutant.id): said to be shown by \(test), which does not fail")
      }
    case (.judged, nil): report.faults.append("\(mutant.id): the tests take it for right")
    case (.refused(let problem), _):
      report.faults.append("\(mutant.id): \(problem.sentence)")
    case (.notBuilt, _):
      report.faults.append("\(mutant.id): not built")
    }
  }
}
