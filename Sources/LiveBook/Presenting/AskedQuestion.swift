import Page

/// A question that a cell asks, with what its run has printed.
package struct AskedQuestion: Sendable {
  private let question: Question
  private let printed: [String]

  /// Nil for a cell that asks nothing.
  init?(in cell: CellPart, run: CellRun) {
    guard let question = cell.question else { return nil }
    self.question = question
    printed = run.printed
  }

  /// HTML.
  var text: String { HTMLProse.html(question.text) }

  /// Empty where the answer is written.
  var choices: [String] { question.choices }

  /// Whether a prediction, of the form that the question asks for, is what the run printed.
  func isRight(_ prediction: Prediction) -> Bool {
    question.verdict(on: prediction, printed: printed) == .right
  }
}
