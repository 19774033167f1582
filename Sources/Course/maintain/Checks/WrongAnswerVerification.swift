import Exercises
import Foundation
import Grading
import PlainText

/// A check that the tests catch each wrong answer, and a record of the failures.
struct WrongAnswerVerification {
  let exercise: Exercise
  let tasks: [ExerciseTask]
  let solutions: Answers
  let grader: Grader
  let recorded: Misconceptions
  /// The recorded failures, updated with the failures in this run.
  private(set) var failures: Misconceptions

  mutating func run(into report: inout VerifyReport) throws {
    let all = try tasks.flatMap { try WrongAnswer.all(of: $0, in: exercise) }
    removeRecords(except: all)
    report.wrongAnswers += all.count
    var problems: [String: [String]] = [:]
    for round in rounds(of: all) {
      grader.progress.show("\(counted(round.count, "wrong answer")) to \(exercise.chapter.name)")
      for (wrong, verdict) in try verdicts(on: round) {
        var found = record(verdict, on: wrong, in: &report)
        if found.isEmpty, let problem = try repeatIfChanged(wrong) { found = [problem] }
        problems[wrong.id] = found
      }
    }
    report.problems += all.flatMap { problems[$0.id, default: []] }
  }

  /// Removes the records of wrong answers that no longer exist.
  private mutating func removeRecords(except known: [WrongAnswer]) {
    let places = Set(known.map(\.place))
    let isWhole = tasks.count == exercise.tasks.count
    let stems = tasks.map { "\($0.stem)/" }
    failures.keep { place in
      places.contains(place) || !isWhole && !stems.contains { place.hasPrefix($0) }
    }
  }

  /// Retests a wrong answer if its failures are new, and returns a problem if the two runs fail
  /// differently; otherwise, returns `nil`.
  private mutating func repeatIfChanged(_ wrong: WrongAnswer) throws -> String? {
    let first = failures.failures[wrong.place]
    guard first != recorded.failures[wrong.place],
      case .graded(let results)? = try verdicts(on: [wrong]).first?.1
    else { return nil }
    failures.record(wrong, failing: results)
    let second = failures.failures[wrong.place]
    return second == first || second == recorded.failures[wrong.place]
      ? nil
      : "\(wrong.id) fails differently from run to run. Add the reason as `Varies: …`."
  }

  /// Groups wrong answers that can be tested together because they don't affect each other's tests.
  private func rounds(of wrongAnswers: [WrongAnswer]) -> [[WrongAnswer]] {
    let reach = exercise.mentionedTasks(in: solutions)
    var rounds: [[WrongAnswer]] = []
    for wrong in wrongAnswers {
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
    let verdicts = try grader.result(on: answers, of: round.map(\.task)).verdicts
    let isBuilt = verdicts.values.allSatisfy { if case .graded = $0 { true } else { false } }
    // If one of several answers doesn't compile, test each of them alone.
    guard isBuilt || round.count == 1 else {
      return try round.flatMap { try self.verdicts(on: [$0]) }
    }
    return round.map { ($0, verdicts[$0.task.number] ?? .notBuilt(nil)) }
  }

  private mutating func record(
    _ verdict: TaskVerdict, on wrong: WrongAnswer, in report: inout VerifyReport
  ) -> [String] {
    switch (verdict, verdict.firstFailure) {
    case (.graded(let results), let failure?):
      report.caught[wrong.id] = failure.name
      failures.record(wrong, failing: results)
      guard let test = wrong.shownBy,
        !results.contains(where: { $0.name == test && $0.outcome != .passed })
      else { return [] }
      return ["\(wrong.id): `Shown by` names \(test), which passes. Name a failing test."]
    case (.graded, nil): return ["\(wrong.id) passes all tests. Add a test that rejects it."]
    case (.refused(let problem), _): return ["\(wrong.id): \(problem.sentence)"]
    case (.notBuilt, _): return ["\(wrong.id): not built"]
    }
  }
}
