import Page
import PlainText

/// A question that a cell asks, with what its run has printed.
package struct AskedQuestion: Sendable {
  /// HTML.
  let text: String
  /// Empty where the answer is written.
  let choices: [String]
  private let question: Question
  private let printed: [String]

  /// Nil for a cell that asks nothing.
  init?(in cell: CellPart, run: CellRun) {
    guard let question = cell.question else { return nil }
    self.question = question
    printed = run.printed
    text = HTMLProse.html(question.text)
    guard case .choice(let choices, _) = question.answer else {
      self.choices = []
      return
    }
    self.choices = choices.map {
      $0.isEmpty ? "(nothing)" : outputLines(of: $0).joined(separator: "\n")
    }
  }

  /// Whether a prediction, of the form that the question asks for, is what the run printed.
  func isRight(_ prediction: Prediction) -> Bool {
    question.verdict(on: prediction, printed: printed) == .right
  }
}
