/// The shortest difference between the expected lines and the printed lines.
package struct LineDifference: Codable, Equatable {
  package enum ComparedLine: Codable, Equatable {
    case same(ExpectedLine)
    /// A line of the page that the cell didn't print.
    case missing(ExpectedLine)
    /// A printed line that isn't on the page.
    case unexpected(String)
  }

  package let lines: [ComparedLine]

  package init(expected: [ExpectedLine], printed: [String]) {
    // Comparing all lines of an endless output would take too long.
    let changes = printed.prefix(expected.count + 1000).difference(from: expected.map(\.text))
    let removed = Set(changes.removals.map(\.offset))
    let inserted = Set(changes.insertions.map(\.offset))
    var lines: [ComparedLine] = []
    var next = 0
    for (index, line) in expected.enumerated() {
      if removed.contains(index) {
        lines.append(.missing(line))
        continue
      }
      while inserted.contains(next) {
        lines.append(.unexpected(printed[next]))
        next += 1
      }
      lines.append(.same(line))
      next += 1
    }
    self.lines = lines + printed[next...].map { .unexpected($0) }
  }

  package var isEmpty: Bool {
    lines.allSatisfy { line in
      if case .same = line { true } else { false }
    }
  }

  package var firstDifferentLine: Int? {
    var last: Int?
    for line in lines {
      switch line {
      case .same(let expected): last = expected.line
      case .missing(let expected): return expected.line
      case .unexpected: return last
      }
    }
    return nil
  }
}

extension CollectionDifference.Change {
  package var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

extension Challenge {
  /// Returns the difference between the goal and the printed lines (empty if the challenge is met).
  package func difference(from printed: [String]) -> LineDifference {
    LineDifference(expected: goal, printed: printed)
  }
}

/// The problems in a cell's run.
package struct CellFinding: Codable, Equatable {
  package let cell: CellSource
  package let path: String
  package let difference: LineDifference
  package let error: String?
  package let questionProblem: String?

  package init(
    cell: CellSource, path: String, difference: LineDifference, error: String?,
    questionProblem: String?
  ) {
    self.cell = cell
    self.path = path
    self.difference = difference
    self.error = error
    self.questionProblem = questionProblem
  }

  package var isProblem: Bool { !difference.isEmpty || error != nil || questionProblem != nil }

  package var place: String {
    "\(path):\(difference.isEmpty ? cell.line : difference.firstDifferentLine ?? cell.line)"
  }
}
