import PlainText

extension Question {
  /// Returns the verdict on a choice, given the lines that the cell printed.
  package func verdict(on choice: Int, printed: [String]) -> PredictionVerdict {
    let right = rightChoices(printed)
    if right.contains(choice) { return .right }
    return .wrong(
      choice, right: right.first ?? 0,
      because: reasons(printed: printed).first { $0.choice == choice }?.text ?? "")
  }

  /// Returns the number of the choice that equals the output, or `nil` if none does.
  package func choice(printing printed: [String]) -> Int? { rightChoices(printed).first }

  /// Returns the explanation of each wrong choice, given the lines that the cell printed.
  package func reasons(printed: [String]) -> [(choice: Int, text: String)] {
    let right = rightChoices(printed)
    let wrong = answers.indices.map { $0 + 1 }.filter { !right.contains($0) }
    return zip(wrong, reasons).map { (choice: $0, text: $1) }
  }

  /// Returns the problem with the question, given the cell's output, or `nil` if there is none.
  package func problem(printed: [String]) -> String? {
    if case .line(let number) = part, part.lines(of: printed).isEmpty {
      return
        "the question is about line \(number), but the cell prints \(counted(printed.count, "line"))"
    }
    if reasons.count != answers.count - 1 {
      return "a question with \(answers.count) choices needs \(answers.count - 1) reasons, one for "
        + "each wrong choice, but has \(reasons.count)"
    }
    let right = rightChoices(printed)
    switch right.count {
    case 0: return "no choice equals the cell's output; fix a choice"
    case 1: return nil
    default:
      let numbers = right.map(String.init).joined(separator: " and ")
      return "choices \(numbers) equal the cell's output; change all but one"
    }
  }

  private func rightChoices(_ printed: [String]) -> [Int] {
    let key = part.lines(of: printed)
    return answers.indices.filter { outputLines(of: answers[$0]) == key }.map { $0 + 1 }
  }
}
