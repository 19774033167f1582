/// The verdict on a prediction.
package enum PredictionVerdict: Equatable {
  case right
  /// The reader's choice, the right choice, and the explanation as Markdown.
  case wrong(Int, right: Int, because: String)
}

/// The number of right predictions, and the total number of predictions.
package struct Score: Equatable {
  package private(set) var right = 0
  package private(set) var all = 0

  package init() {}

  package mutating func add(_ verdict: PredictionVerdict) {
    all += 1
    if verdict == .right { right += 1 }
  }
}
