import Page
import PlainText

extension PageRenderer {
  package func question(_ question: Question) -> String {
    var lines = markdown(question.text, width: width - 2).hanging(behind: "? ", .prompt)
    if case .choice(let choices, _) = question.answer {
      for (index, choice) in choices.enumerated() {
        lines +=
          question.isForAReason
          ? reason(choice, number: index + 1)
          : [[]] + self.choice(choice, number: index + 1, areAligned: choices.count > 9)
      }
    }
    return drawn(lines)
  }

  private func choice(_ text: String, number: Int, areAligned: Bool) -> [StyledLine] {
    let mark = (areAligned && number < 10 ? " " : "") + "\(number)) "
    let output = outputLines(of: text)
    return (output.isEmpty ? ["(nothing)"] : output).map { [Span(text: $0)] }
      .hanging(behind: "  " + mark)
  }

  /// A choice of a few words or sentences.
  private func reason(_ text: String, number: Int) -> [StyledLine] {
    markdown(text, width: width - 5).hanging(behind: "  \(number)) ")
  }

  /// The question with its answer, for a reader who is not asked.
  package func why(_ why: Why) -> String {
    let right = why.question.choice(printing: why.answer) ?? 0
    let reasons = why.question.reasons(printed: why.answer).flatMap { reason in
      self.marked("✗ \(reason.choice): ", reason.text)
    }
    return question(why.question)
      + drawn([[Span(text: "✓ It is \(right).", style: .good)]] + reasons)
  }

  package func verdict(_ verdict: PredictionVerdict, on why: Why) -> String {
    guard case .wrongChoice(let choice, let right, let reason) = verdict else {
      return drawn([[Span(text: "✓ Right.", style: .good)]])
    }
    return drawn(
      [[Span(text: "✗ Not \(choice); it is \(right).", style: .bad)]]
        + markdown(reason, width: width - 2).map { [Span(text: "  ")] + $0 })
  }

  private func marked(_ mark: String, _ text: String) -> [StyledLine] {
    markdown(text, width: width - mark.count).hanging(behind: mark, .bad)
  }

  package func verdict(_ verdict: PredictionVerdict) -> String {
    switch verdict {
    case .right:
      drawn([[Span(text: "✓ Your prediction is right.", style: .good)]])
    case .wrongChoice(let choice, let right, let reason):
      drawn(wrongChoice(choice, right: right, because: reason))
    case .wrong(let difference):
      drawn([[Span(text: "✗ \(headline(difference))", style: .bad)]] + both(difference))
    }
  }

  private func wrongChoice(_ choice: Int, right: Int, because reason: String) -> [StyledLine] {
    [[Span(text: "✗ Choice \(choice) is wrong; the run gives choice \(right).", style: .bad)]]
      + markdown(reason, width: width - 2).map { [Span(text: "  ")] + $0 }
  }

  private func headline(_ difference: FirstDifference) -> String {
    guard let position = difference.position else {
      return "Your prediction differs from the run:"
    }
    let unit = difference.isWord ? "word" : "line"
    return "Your prediction first differs at \(unit) \(position):"
  }

  private func both(_ difference: FirstDifference) -> [StyledLine] {
    [
      [Span(text: "    predicted  "), Span(text: difference.predicted ?? "(nothing)")],
      [Span(text: "    printed    "), Span(text: difference.printed ?? "(nothing)")],
    ]
  }

  package func score(_ score: Score) -> String {
    let all = counted(score.all, "prediction")
    return drawn([[Span(text: "\(score.right) of \(all) right.", style: .strong)]])
  }
}
