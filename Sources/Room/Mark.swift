import Judging
import CourseModel

/// What is said of one learner's answer to a task.
package struct Mark: Codable, Equatable {
  package enum AnswerState: String, Codable {
    case untouched, open, solved
    /// Solved, in the very words of the course's own solution.
    case ours
  }

  package var state: AnswerState
  /// What is wrong: the first failure, or why the file could not be judged.
  package var sentence: String?
  /// What answers that fail like this one most often stand for.
  package var misconceptions: [String] = []
  /// The tasks that it stands on and for which the course's own answers stood in.
  package var onOurs: [String] = []

  package var isSolved: Bool { state == .solved || state == .ours }

  package static let untouched = Mark(state: .untouched)

  package init(state: AnswerState, sentence: String? = nil, misconceptions: [String] = []) {
    self.state = state
    self.sentence = sentence
    self.misconceptions = misconceptions
  }

  /// A row of a check's report, said of an answer with this text.
  package init(_ row: CheckReport.TaskRow, answer: String, solution: String?) {
    guard row.state == .solved else {
      self.init(state: .open, sentence: row.sentence, misconceptions: row.misconceptions)
      onOurs = row.onOurs
      return
    }
    self.init(state: Mark.isAlike(answer, solution) ? .ours : .solved)
    onOurs = row.onOurs
  }

  /// The same words in the same order, whatever the comments and the layout.
  private static func isAlike(_ answer: String, _ solution: String?) -> Bool {
    guard let solution else { return false }
    return SourceScan(answer).words.map(\.text) == SourceScan(solution).words.map(\.text)
  }
}
