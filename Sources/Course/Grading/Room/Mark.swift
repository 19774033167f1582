import Exercises

/// The grade for a learner's answer to a task.
package struct Mark: Codable, Equatable {
  package enum AnswerState: String, Codable {
    case untouched, open, solved
    /// Solved with code that equals the course's solution.
    case ours
  }

  package var state: AnswerState
  /// The first failure, or the reason the file couldn't be graded.
  package var sentence: String?
  /// The ideas behind known wrong answers that fail exactly like this one.
  package var misconceptions: [String] = []
  /// The tasks for which the course's solution was used.
  package var solutionsUsed: [String] = []

  package var isSolved: Bool { state == .solved || state == .ours }

  package static let untouched = Mark(state: .untouched)
}

extension Mark {
  /// Creates the grade for a row of a check's report.
  package init(_ row: CheckReport.TaskRow, answer: String, solution: String?) {
    let isOurs = solution.map { SourceScan.isAlike(answer, $0) } ?? false
    self.init(
      state: row.state == .solved ? (isOurs ? .ours : .solved) : .open, sentence: row.sentence,
      misconceptions: row.misconceptions, solutionsUsed: row.solutionsUsed)
  }
}
