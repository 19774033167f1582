/// What a prediction was worth.
package enum PredictionVerdict: Equatable {
  case right
  /// The reader picked another choice than the right one, which is wrong for a reason, in Markdown.
  case wrong(Int, right: Int, because: String)
}

/// How many predictions were right.
package struct Score: Equatable {
  package private(set) var right = 0
  package private(set) var all = 0

  package init() {}

  package mutating func add(_ verdict: PredictionVerdict) {
    all += 1
    if verdict == .right { right += 1 }
  }
}
