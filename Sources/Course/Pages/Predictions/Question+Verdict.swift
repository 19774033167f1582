import PlainText

extension Question {
  /// Grades a choice by the printed lines.
  package func verdict(on choice: Int, printed: [String]) -> PredictionVerdict {
    let right = rightChoices(printed)
    if right.contains(choice) { return .right }
    return .wrong(
      choice, right: right.first ?? 0,
      because: reasons(printed: printed).first { $0.choice == choice }?.text ?? "")
  }

  /// Returns the number of the choice that was printed.
  package func choice(printing printed: [String]) -> Int? { rightChoices(printed).first }

  /// Returns the reason for each choice that wasn't printed.
  package func reasons(printed: [String]) -> [(choice: Int, text: String)] {
    let right = rightChoices(printed)
    let wrong = answers.indices.map { $0 + 1 }.filter { !right.contains($0) }
    return zip(wrong, reasons).map { (choice: $0, text: $1) }
  }

  /// Returns a problem in the question itself, given the printed lines.
  package func problem(printed: [String]) -> String? {
    if case .line(let number) = part, part.lines(of: printed).isEmpty {
      return "the question is about line \(number); the cell prints \(printed.count)"
    }
    if reasons.count != answers.count - 1 {
      return "a question of \(answers.count) choices has \(answers.count - 1) reasons, one for "
        + "each that is wrong; here are \(reasons.count)"
    }
    let right = rightChoices(printed)
    switch right.count {
    case 0: return "no choice of the question is what the cell prints"
    case 1: return nil
    default:
      let numbers = right.map(String.init).joined(separator: " and ")
      return "the question has one right choice; here choices \(numbers) are what the cell prints"
    }
  }

  private func rightChoices(_ printed: [String]) -> [Int] {
    let key = part.lines(of: printed)
    return answers.indices.filter { outputLines(of: answers[$0]) == key }.map { $0 + 1 }
  }
}
