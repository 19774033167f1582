import Exercises

/// What is said of one learner's answer to a task.
package struct Mark: Codable, Equatable {
  package enum AnswerState: String, Codable {
    case untouched, open, solved
    /// Solved, in the very words of the course's own solution.
    case ours
  }

  package var state: AnswerState
  /// What is wrong: the first failure, or why the file could not be graded.
  package var sentence: String?
  /// What answers that fail like this one most often stand for.
  package var misconceptions: [String] = []
  /// The tasks that it stands on and for which the course's own answers stood in.
  package var onOurs: [String] = []

  package var isSolved: Bool { state == .solved || state == .ours }

  package static let untouched = Mark(state: .untouched)
}

extension Mark {
  /// A row of a check's report, said of an answer with this text.
  package init(_ row: CheckReport.TaskRow, answer: String, solution: String?) {
    guard row.state == .solved else {
      self.init(state: .open, sentence: row.sentence, misconceptions: row.misconceptions)
      onOurs = row.onOurs
      return
    }
    let isOurs = solution.map { SourceScan.isAlike(answer, $0) } ?? false
    self.init(state: isOurs ? .ours : .solved)
    onOurs = row.onOurs
  }
}
