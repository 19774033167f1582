import PlainText

extension PageRenderer {
  package func question(_ question: Question) -> String {
    var lines = markdown(question.text, width: width - 2).hanging(behind: "? ", .prompt)
    for (index, choice) in question.answers.enumerated() {
      lines +=
        question.isForAReason
        ? reason(choice, number: index + 1)
        : [[]] + self.choice(choice, number: index + 1)
    }
    return drawn(lines)
  }

  private func choice(_ text: String, number: Int) -> [StyledLine] {
    let output = outputLines(of: text)
    return (output.isEmpty ? ["(nothing)"] : output).map { [Span(text: $0)] }
      .hanging(behind: "  \(number)) ")
  }

  private func reason(_ text: String, number: Int) -> [StyledLine] {
    markdown(text, width: width - 5).hanging(behind: "  \(number)) ")
  }

  /// Renders a question with its answer, for output that isn't interactive.
  package func why(_ why: Why) -> String {
    let right = why.question.choice(printing: why.answer) ?? 0
    let reasons = why.question.reasons(printed: why.answer).flatMap { reason in
      self.marked("✗ \(reason.choice): ", reason.text)
    }
    return question(why.question)
      + drawn([[Span(text: "✓ The answer is \(right).", style: .good)]] + reasons)
  }

  package func verdict(_ verdict: PredictionVerdict, on why: Why) -> String {
    guard case .wrong(let choice, let right, let reason) = verdict else {
      return drawn([[Span(text: "✓ Right.", style: .good)]])
    }
    return wrong("✗ Choice \(choice) is wrong; the answer is \(right).", because: reason)
  }

  private func marked(_ mark: String, _ text: String) -> [StyledLine] {
    markdown(text, width: width - mark.count).hanging(behind: mark, .bad)
  }

  package func verdict(_ verdict: PredictionVerdict) -> String {
    switch verdict {
    case .right: drawn([[Span(text: "✓ Your prediction is right.", style: .good)]])
    case .wrong(let choice, let right, let reason):
      wrong("✗ Choice \(choice) is wrong; the cell printed choice \(right).", because: reason)
    }
  }

  private func wrong(_ sentence: String, because reason: String) -> String {
    drawn(
      [[Span(text: sentence, style: .bad)]]
        + markdown(reason, width: width - 2).map { [Span(text: "  ")] + $0 })
  }

  package func score(_ score: Score) -> String {
    let all = counted(score.all, "prediction")
    return drawn([[Span(text: "\(score.right) of \(all) right.", style: .strong)]])
  }
}
