import CourseModel
import Judging
import Foundation

/// Proves that each wrong answer to an exercise is caught, and says by which test.
struct WrongAnswerProof {
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
    var wrongAnswers: [Int: [WrongAnswer]] = [:]
    for task in exercise.tasks {
      let found = try WrongAnswer.all(of: task, in: exercise)
      wrongAnswers[task.number] = found
      if found.count < WrongAnswerProof.fewest {
        report.faults.append(
          "\(task.id): \(counted(found.count, "wrong answer")), at least "
            + "\(WrongAnswerProof.fewest) are wanted")
      }
      report.faults += try found.compactMap(wordFault)
    }
    report.wrongAnswers += wrongAnswers.values.map(\.count).reduce(0, +)
    for round in rounds(of: wrongAnswers) {
      progress("\(counted(round.count, "wrong answer")) to \(exercise.chapter.name)")
      for (wrong, verdict) in try verdicts(on: round) {
        note(verdict, on: wrong, in: &report)
      }
    }
    try repeatChanged(wrongAnswers.values.flatMap { $0 }, into: &report)
  }

  /// What is wrong with what it says; the cell that it names has to be on that page.
  private func wordFault(in wrong: WrongAnswer) throws -> String? {
    guard wrong.idea != nil else {
      return "\(wrong.id): it states no `Misconception: … See *Cell*, page NN.` and no `Slip: …`"
    }
    guard !wrong.isSlip else { return nil }
    guard let refutation = wrong.belief.refutation else {
      return "\(wrong.id): no cell refutes its misconception: `See *Cell*, page NN.`"
    }
    let chapters = try Course(above: exercise.chapter.root).chapters
    let isThere = chapters.contains { chapter in
      refutation.hasSuffix("page \(chapter.digits).")
        && chapter.cellTitles.contains { "See *\($0)*, page \(chapter.digits)." == refutation }
    }
    return isThere ? nil : "\(wrong.id): “\(refutation)” names no cell of a page"
  }

  /// Tries once more what fails in another way than is recorded: the record is old, or the
  /// failures differ from run to run.
  private mutating func repeatChanged(
    _ wrongAnswers: [WrongAnswer], into report: inout VerifyReport
  ) throws {
    let recorded = try Misconceptions(of: exercise)
    for wrong in wrongAnswers where report.caught[wrong.id] != nil {
      let first = misconceptions.patterns[wrong.place]
      guard first != recorded.patterns[wrong.place] else { continue }
      guard case .judged(let results)? = try verdicts(on: [wrong]).first?.1 else { continue }
      misconceptions.record(wrong, failing: results)
      let second = misconceptions.patterns[wrong.place]
      if second != first, second != recorded.patterns[wrong.place] {
        report.faults.append(
          "\(wrong.id): its failures differ from run to run; say why in a line `Varies: …`")
      }
    }
  }

  private func progress(_ text: String) { judge.progress.show(text) }

  /// As many wrong answers at a time as do not reach each other's tests.
  private func rounds(of wrongAnswers: [Int: [WrongAnswer]]) -> [[WrongAnswer]] {
    let reach = exercise.reach(of: solutions)
    var rounds: [[WrongAnswer]] = []
    for wrong in wrongAnswers.sorted(by: { $0.key < $1.key }).flatMap(\.value) {
      let index = rounds.firstIndex { round in
        round.allSatisfy { other in
          let (own, others) = (wrong.task.number, other.task.number)
          return own != others && !reach[own, default: []].contains(others)
            && !reach[others, default: []].contains(own)
        }
      }
      if let index { rounds[index].append(wrong) } else { rounds.append([wrong]) }
    }
    return rounds
  }

  private func verdicts(on round: [WrongAnswer]) throws -> [(WrongAnswer, TaskVerdict)] {
    let answers = try round.reduce(solutions) {
      let solution = solutions.text(of: $1.task, in: exercise) ?? ""
      return $0.replacing($1.task, of: exercise, with: try $1.text(insteadOf: solution))
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
    _ verdict: TaskVerdict, on wrong: WrongAnswer, in report: inout VerifyReport
  ) {
    switch (verdict, verdict.firstFailure) {
    case (.judged(let results), let failure?):
      report.caught[wrong.id] = failure.name
      misconceptions.record(wrong, failing: results)
      if let test = wrong.shownBy,
        !results.contains(where: { $0.name == test && $0.outcome != .passed })
      {
        report.faults.append("\(wrong.id): said to be shown by \(test), which does not fail")
      }
    case (.judged, nil): report.faults.append("\(wrong.id): the tests take it for right")
    case (.refused(let problem), _):
      report.faults.append("\(wrong.id): \(problem.sentence)")
    case (.notBuilt, _):
      report.faults.append("\(wrong.id): not built")
    }
  }
}
