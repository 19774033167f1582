import Exercises
import Files

extension Misconceptions {
  /// Returns the likely ideas behind failed answers, keyed by task.
  package func explanations(
    of verdicts: [Int: TaskVerdict], on answers: Answers, in exercise: Exercise
  ) throws -> [Int: [Explanation]] {
    var found: [Int: [Explanation]] = [:]
    for task in exercise.tasks {
      guard let verdict = verdicts[task.number], verdict.hasFailed else { continue }
      let realTime = Explanation.ofRealTime(
        in: answers.text(of: task, in: exercise) ?? "",
        solution: try TextFile.readIfPresent(exercise.solution(of: task)) ?? "")
      found[task.number] =
        try realTime.map { [$0] }
        ?? explanations(of: verdict, knowing: WrongAnswer.all(of: task, in: exercise))
    }
    return found
  }

  /// Returns the idea behind the known wrong answer that is most similar to a failed answer.
  ///
  /// The wrong answer must fail the shown test in the same way. If all tests fail in the same way,
  /// the idea is certain. Otherwise, returns two ideas if exactly one pair explains all failures.
  ///
  /// Returns an empty array if several ideas are equally similar, or if none is similar enough.
  func explanations(of verdict: TaskVerdict, knowing wrong: [WrongAnswer]) -> [Explanation] {
    guard case .graded(let results) = verdict,
      let shown = verdict.firstFailure.flatMap(FailedTest.init)
    else { return [] }
    let failed = Set(results.compactMap(FailedTest.init))
    let known = wrong.map { KnownAnswer(wrong: $0, failures: Set(failures[$0.place, default: []])) }
    let alike = known.filter { $0.failures.contains(shown) }
    let distance = alike.map { $0.difference(from: failed) }.min()
    let nearest = alike.filter { $0.difference(from: failed) == distance }
    // If no test ends, all failures look the same.
    let isConclusive = shown.hasFailureDigest || failed.count < results.count
    if distance == 0, isConclusive { return KnownAnswer.oneIdea(of: nearest, isCertain: true) }
    guard shown.hasFailureDigest else { return [] }
    if let two = KnownAnswer.two(of: known, that: failed) {
      return two.map { Explanation($0.wrong, isCertain: false) }
    }
    return KnownAnswer.oneIdea(of: nearest.filter { $0.isNear(failed) }, isCertain: false)
  }
}

private struct KnownAnswer {
  let wrong: WrongAnswer
  let failures: Set<FailedTest>

  /// Returns the number of tests whose failures differ between this answer and `others`.
  func difference(from others: Set<FailedTest>) -> Int {
    Set(failures.symmetricDifference(others).map(\.test)).count
  }

  /// Returns whether there are at least as many identical failures as tests that differ.
  func isNear(_ others: Set<FailedTest>) -> Bool {
    failures.intersection(others).count >= difference(from: others)
  }

  /// Returns an array with the idea that all known answers share, empty if they don't share one.
  static func oneIdea(of known: [KnownAnswer], isCertain: Bool) -> [Explanation] {
    guard Set(known.map { $0.wrong.idea }).count == 1 else { return [] }
    return [Explanation(known[0].wrong, isCertain: isCertain)]
  }

  /// Returns the pair of answers that explains all failures, or `nil` if there is no such pair or
  /// more than one.
  static func two(of known: [KnownAnswer], that failures: Set<FailedTest>) -> [KnownAnswer]? {
    let parts = known.filter { !$0.failures.isEmpty && $0.failures.isStrictSubset(of: failures) }
    var found: [[KnownAnswer]] = []
    for (index, one) in parts.enumerated() {
      for other in parts[(index + 1)...] where one.failures.union(other.failures) == failures {
        found.append([one, other])
      }
    }
    return found.count == 1 ? found[0] : nil
  }
}
