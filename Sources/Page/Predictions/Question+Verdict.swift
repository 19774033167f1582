import PlainText

extension Question {
  /// Judges a prediction; the key is what the run printed.
  package func verdict(on prediction: Prediction, printed: [String]) -> PredictionVerdict {
    let key = part.lines(of: printed)
    switch (answer, prediction) {
    case (.choice(let choices), .choice(let number)):
      let right = rightChoices(choices, key: key)
      return right.contains(number) ? .right : .wrongChoice(right: right.first ?? 0)
    case (.lines(let inAnyOrder, let caseMatters), .lines(let lines)):
      return Comparison(
        predicted: lines, printed: key, inAnyOrder: inAnyOrder, caseMatters: caseMatters,
        isOfOneLine: part != .output
      ).verdict
    case (.choice, .lines), (.lines, .choice):
      preconditionFailure("A prediction has the form that its question asks for.")
    }
  }

  /// What is wrong with the question itself, given what the run printed.
  package func problem(printed: [String]) -> String? {
    if case .line(let number) = part, part.lines(of: printed).isEmpty {
      return "the question is about line \(number); the cell prints \(printed.count)"
    }
    guard case .choice(let choices) = answer else { return nil }
    let right = rightChoices(choices, key: part.lines(of: printed))
    switch right.count {
    case 0: return "no choice of the question is what the cell prints"
    case 1: return nil
    default:
      let numbers = right.map(String.init).joined(separator: " and ")
      return "the question has one right choice; here choices \(numbers) are what the cell prints"
    }
  }

  private func rightChoices(_ choices: [String], key: [String]) -> [Int] {
    choices.indices.filter { outputLines(of: choices[$0]) == key }.map { $0 + 1 }
  }
}
