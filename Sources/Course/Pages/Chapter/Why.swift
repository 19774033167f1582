import PlainText

/// A question that asks for a reason, with the author's answers.
package struct Why: Codable, Equatable {
  package let number: Int
  package let line: Int
  package let question: Question
  /// The lines of the right choice.
  package let answer: [String]
  /// The cell that each choice changes, or `nil` if the choices aren't changes to a cell.
  package let start: CellSource?
  /// The output of `start` with the right change.
  package let goal: [ExpectedLine]
}

extension Page {
  package var whys: [Why] {
    blocks.compactMap { block in
      if case .why(let why) = block { why } else { nil }
    }
  }
}

extension PageParser {
  mutating func appendWhy(_ header: WhyHeader) {
    let goal = expectedLines(after: header.end)
    let start = header.startTitle.flatMap(cell)
    if let problem = header.problem(start: start, goal: goal) {
      errors.append(PageError(line: header.line, message: problem))
      return
    }
    whyCount += 1
    let right = header.choices.first { $0.reason == nil }?.text ?? ""
    blocks.append(
      .why(
        Why(
          number: whyCount, line: header.line,
          question: Question(
            text: header.question, part: .output, answers: header.choices.map(\.text),
            reasons: header.choices.compactMap(\.reason), isForAReason: true),
          answer: outputLines(of: right), start: start, goal: goal)))
  }
}
