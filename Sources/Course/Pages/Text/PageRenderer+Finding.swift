import PlainText

extension PageRenderer {
  /// Renders the problems in a cell's run.
  ///
  /// If a reader might have edited the cell, different output isn't marked as a problem.
  package func finding(_ finding: CellFinding, isYours: Bool = false) -> String {
    var lines: [StyledLine] = []
    if let error = finding.error {
      lines.append([Span(text: "✗ \(finding.place): cell threw an error: \(error)", style: .bad)])
    }
    if let problem = finding.questionProblem {
      lines.append([Span(text: "✗ \(finding.place): \(problem)", style: .bad)])
    }
    if !finding.difference.isEmpty {
      lines.append([
        isYours
          ? Span(text: "\(finding.place): your output differs from the page's", style: .strong)
          : Span(text: "✗ \(finding.place): the output differs from the page's", style: .bad)
      ])
      lines.append([Span(text: "    (- on the page, + printed)", style: .frame)])
      lines += difference(finding.difference)
    }
    return drawn(lines)
  }

  /// Renders the difference between the page's output and the reader's.
  package func comparison(_ difference: LineDifference) -> String {
    guard !difference.isEmpty else { return note("The output is the same as the page's.") }
    let head: StyledLine = [Span(text: "    (- on the page, + yours)", style: .frame)]
    return drawn([head] + self.difference(difference, isNumbered: false))
  }

  /// Renders the verdict on a challenge, given the difference between the output and the goal.
  package func challengeVerdict(_ difference: LineDifference) -> String {
    guard !difference.isEmpty else {
      return drawn([[Span(text: "✓ Met: the output matches the goal.", style: .good)]])
    }
    return drawn(
      [
        [Span(text: "✗ Missed:", style: .bad)],
        [Span(text: "    (- goal, + yours)", style: .frame)],
      ] + self.difference(difference, isNumbered: false))
  }

  private func difference(
    _ difference: LineDifference, isNumbered: Bool = true
  ) -> [StyledLine] {
    let numbers = (isNumbered ? difference.lines : []).compactMap(\.expected?.line)
    let digits = numbers.map { "\($0)".count }.max() ?? 0
    let more = difference.lines.count - Self.maximumLines
    let end: [StyledLine] =
      more > 0 ? [[Span(text: "    … and \(more) more lines", style: .frame)]] : []
    return difference.lines.prefix(Self.maximumLines).map { line in
      let number = isNumbered ? line.expected.map { "\($0.line)" } ?? "" : ""
      let margin = "    " + repeated(" ", digits - number.count) + number + (isNumbered ? " " : "")
      let (mark, text, style): (String, String, Style) =
        switch line {
        case .same(let expected): ("  ", expected.text, [])
        case .missing(let expected): ("- ", visible(expected.text), .bad)
        case .unexpected(let printed): ("+ ", visible(printed), .good)
        }
      return [Span(text: margin, style: .frame), Span(text: mark + text, style: style)]
    } + end
  }

  private static let maximumLines = 100

  /// Makes trailing spaces and empty lines visible.
  private func visible(_ text: String) -> String {
    let shown = text.withoutTrailingSpaces
    let spaces = text.count - shown.count
    return text.isEmpty ? "(an empty line)" : shown + repeated("·", spaces)
  }
}

extension LineDifference.ComparedLine {
  fileprivate var expected: ExpectedLine? {
    switch self {
    case .same(let expected), .missing(let expected): expected
    case .unexpected: nil
    }
  }
}
