/// A task that asks the reader to change a cell until it prints the goal.
package struct Challenge: Codable, Equatable {
  /// The challenge's number, 1 or higher.
  package let number: Int
  package let title: String
  package let line: Int
  /// The cell that the reader changes.
  ///
  /// If the challenge starts from an empty cell, this is the preceding cell without its code.
  package let start: CellSource
  /// The task as Markdown.
  package let task: String
  package let goal: [ExpectedLine]

  package init(
    number: Int, title: String, line: Int, start: CellSource, task: String, goal: [ExpectedLine]
  ) {
    self.number = number
    self.title = title
    self.line = line
    self.start = start
    self.task = task
    self.goal = goal
  }

  package var startsEmpty: Bool { start.editable.isEmpty }
}

extension CellSource {
  fileprivate var emptied: CellSource {
    CellSource(number: number, title: title, line: line, code: "", expected: [])
  }
}

extension Page {
  package var challenges: [Challenge] {
    blocks.compactMap { block in
      if case .challenge(let challenge) = block { challenge } else { nil }
    }
  }
}

extension PageParser {
  mutating func appendChallenge(_ header: ChallengeHeader) {
    let goal = expectedLines(after: header.end)
    let start = header.startTitle.map(cell) ?? latestCell?.emptied
    if let problem = header.problem(start: start, before: blocks, goal: goal) {
      errors.append(PageError(line: header.line, message: problem))
    } else if let start {
      challengeCount += 1
      blocks.append(
        .challenge(
          Challenge(
            number: challengeCount, title: header.title, line: header.line, start: start,
            task: header.task, goal: goal)))
    }
  }
}

extension ChallengeHeader {
  fileprivate func problem(
    start: CellSource?, before blocks: [Page.Block], goal: [ExpectedLine]
  ) -> String? {
    if let problem { return problem }
    if start == nil {
      return startTitle.map {
        "the challenge \"\(title)\" starts from the cell \"\($0)\", but no cell above has that title; correct the title"
      } ?? "the challenge \"\(title)\" needs a cell above it"
    }
    for case .challenge(let other) in blocks where other.title == title {
      return "the challenge on line \(other.line) is also called \"\(title)\"; rename one of them"
    }
    return goal.isEmpty ? "the challenge \"\(title)\" needs //> lines with its goal" : nil
  }
}
