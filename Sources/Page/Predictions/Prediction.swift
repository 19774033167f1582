/// What a reader expects of a cell, as typed.
package enum Prediction: Equatable {
  case lines([String])
  /// Counts from 1.
  case choice(Int)
}

/// What a prediction was worth.
package enum PredictionVerdict: Equatable {
  case right
  /// The reader picked another choice than the right one, which is wrong for a reason, in Markdown.
  case wrongChoice(Int, right: Int, because: String)
  /// Where the prediction first differs from the run; nil stands for nothing there.
  case wrong(FirstDifference)
}

/// The first place where a prediction and a run differ.
package struct FirstDifference: Equatable {
  /// Counts from 1; nil where one line is asked for.
  package let position: Int?
  /// Whether words were compared, as the reader wrote several lines in one.
  package let isWord: Bool
  package let predicted: String?
  package let printed: String?
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
