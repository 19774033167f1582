/// What there is to say about a screen.
package enum Verdict: Equatable {
  /// Somebody would complain.
  case fault(String)
  /// So many requests are running.
  case busy(Int)
  case fine
}

/// When what there is to say about a screen changes.
package struct Verdicts {
  /// Each change, in order.
  package let changes: [(time: Duration, verdict: Verdict)]

  /// The first thing that somebody would complain about.
  package var firstFault: String? {
    for case (_, .fault(let text)) in changes { return text }
    return nil
  }

  /// How long somebody would complain, until `end`.
  package func wrong(until end: Duration) -> Duration {
    var sum = Duration.zero
    for (number, change) in changes.enumerated() {
      guard case .fault = change.verdict, change.time < end else { continue }
      let next = number + 1 < changes.count ? changes[number + 1].time : end
      sum += min(next, end) - change.time
    }
    return sum
  }
}
