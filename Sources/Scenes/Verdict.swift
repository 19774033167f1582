/// The result of checking a screen.
package enum Verdict: Equatable {
  /// A problem that a user would see.
  case problem(String)
  /// The number of running requests.
  case busy(Int)
  case fine
}

package struct Verdicts {
  /// The changes of the verdict, in order.
  package let changes: [(time: Duration, verdict: Verdict)]

  package var firstProblem: String? {
    for case (_, .problem(let text)) in changes { return text }
    return nil
  }

  /// Returns the total time during which the screen was wrong, up to `end`.
  package func wrong(until end: Duration) -> Duration {
    var sum = Duration.zero
    for (number, change) in changes.enumerated() {
      guard case .problem = change.verdict, change.time < end else { continue }
      let next = number + 1 < changes.count ? changes[number + 1].time : end
      sum += min(next, end) - change.time
    }
    return sum
  }
}
