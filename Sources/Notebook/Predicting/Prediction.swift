/// What a reader expects of a cell, as typed.
enum Prediction: Equatable {
  case lines([String])
  /// Counts from 1.
  case choice(Int)
}

/// What a prediction was worth.
enum Verdict: Equatable {
  case right
  /// The reader picked another choice than the right one.
  case wrongChoice(right: Int)
  /// Where the prediction first differs from the run; nil stands for nothing there.
  case wrong(FirstDifference)
}

/// The first place where a prediction and a run differ.
struct FirstDifference: Equatable {
  /// Counts from 1; nil where order does not matter.
  let position: Int?
  /// Whether words were compared, as the reader wrote several lines in one.
  let isWord: Bool
  let predicted: String?
  let printed: String?
}
