import PlainText

extension Question {
  /// Judges a prediction; the key is what the run printed.
  package func verdict(on prediction: Prediction, printed: [String]) -> PredictionVerdict {
    let key = part.lines(of: printed)
    switch (answer, prediction) {
    case (.choice(let choices, _), .choice(let number)):
      let right = rightChoices(choices, key: key)
      if right.contains(number) { return .right }
      return .wrongChoice(
        number, right: right.first ?? 0,
        because: reasons(printed: printed).first { $0.choice == number }?.text ?? "")
    case (.lines, .lines(let lines)):
      return Comparison(predicted: lines, printed: key, isOfOneLine: part != .output).verdict
    case (.choice, .lines), (.lines, .choice):
      preconditionFailure("A prediction has the form that its question asks for.")
    }
  }

  /// The number of the choice that a run printed.
  package func choice(printing printed: [String]) -> Int? {
    guard case .choice(let choices, _) = answer else { return nil }
    return rightChoices(choices, key: part.lines(of: printed)).first
  }

  /// Why each choice that the run did not print is wrong.
  package func reasons(printed: [String]) -> [(choice: Int, text: String)] {
    guard case .choice(let choices, let reasons) = answer else { return [] }
    let right = rightChoices(choices, key: part.lines(of: printed))
    let wrong = choices.indices.map { $0 + 1 }.filter { !right.contains($0) }
    return zip(wrong, reasons).map { (choice: $0, text: $1) }
  }

  /// What is wrong with the question itself, given what the run printed.
  package func problem(printed: [String]) -> String? {
    if case .line(let number) = part, part.lines(of: printed).isEmpty {
      return "the question is about line \(number); the cell prints \(printed.count)"
    }
    guard case .choice(let choices, let reasons) = answer else { return nil }
    if reasons.count != choices.count - 1 {
      return "a question of \(choices.count) choices has \(choices.count - 1) reasons, one for "
        + "each that is wrong; here are \(reasons.count)"
    }
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
