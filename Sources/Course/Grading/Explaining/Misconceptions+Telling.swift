import Exercises
import Files

/// Which idea a learner is told.
extension Misconceptions {
  /// What the known wrong answers stand for that fail as these do, by task.
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

  /// The idea of the known wrong answer that gets the same in the test that is shown and is most like this one in the
  /// others; nothing where several ideas are as like, or none is like enough.
  ///
  /// It is certain where all tests are alike. Where no idea alone explains all, it may be two together.
  func explanations(of verdict: TaskVerdict, knowing wrong: [WrongAnswer]) -> [Explanation] {
    guard case .graded(let results) = verdict,
      let shown = verdict.firstFailure.flatMap(FailedTest.init)
    else { return [] }
    let mine = Set(results.compactMap(FailedTest.init))
    let known = wrong.map { KnownAnswer(wrong: $0, failures: Set(failures[$0.place, default: []])) }
    let alike = known.filter { $0.failures.contains(shown) }
    let least = alike.map { $0.difference(from: mine) }.min()
    let nearest = alike.filter { $0.difference(from: mine) == least }
    // Where nothing comes to an end, everything is alike.
    let isTelling = shown.hasEnded || mine.count < results.count
    if least == 0, isTelling { return KnownAnswer.oneIdea(of: nearest, isCertain: true) }
    guard shown.hasEnded else { return [] }
    if let two = KnownAnswer.two(of: known, that: mine) {
      return two.map { Explanation($0.wrong, isCertain: false) }
    }
    return KnownAnswer.oneIdea(of: nearest.filter { $0.isNear(mine) }, isCertain: false)
  }
}

/// A known wrong answer, and how it fails.
private struct KnownAnswer {
  let wrong: WrongAnswer
  let failures: Set<FailedTest>

  /// In how many tests two answers are not alike.
  func difference(from others: Set<FailedTest>) -> Int {
    Set(failures.symmetricDifference(others).map(\.test)).count
  }

  /// Whether more tests say that it is this one than say that it is not.
  func isNear(_ others: Set<FailedTest>) -> Bool {
    failures.intersection(others).count >= difference(from: others)
  }

  /// What is said of some that are alike; nothing if they stand for several ideas.
  static func oneIdea(of known: [KnownAnswer], isCertain: Bool) -> [Explanation] {
    guard Set(known.map { $0.wrong.idea }).count == 1 else { return [] }
    return [Explanation(known[0].wrong, isCertain: isCertain)]
  }

  /// The two that together explain each test that fails, neither of them without the other; nil if several pairs do.
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
