import Files
import Foundation
import Pages

/// A wrong answer that a learner really gives, kept to prove that the tests reject it.
///
/// It is an edit of the right one, in `Solutions/NN-name/WrongAnswers/TaskK<Name>.diff`. It says what its author
/// believes and which cell of a page refutes it, `Misconception: … See *Title*, page NN.`; or it is no belief but a
/// slip of the pen, and the task's own words say so, `Slip: … The task: "…".`. It may say more: `Shown by: test_name`
/// where another test than the first that fails shows it best; `Varies: reason` where its failures differ from run to
/// run.
package struct WrongAnswer {
  package let task: ExerciseTask
  package let edit: Edit

  package init(task: ExerciseTask, edit: Edit) {
    self.task = task
    self.edit = edit
  }

  package var name: String { edit.name }
  /// What its author believes, or the slip.
  package var idea: String? { edit.remarks["Misconception"] ?? edit.remarks["Slip"] }
  package var isSlip: Bool { edit.remarks["Slip"] != nil }
  package var shownBy: String? { edit.remarks["Shown by"] }
  /// The belief or the slip alone, and what refutes it: a cell, or the task's own words.
  package var belief: (words: String, refutation: String?) {
    let text = idea ?? ""
    guard let end = text.firstRange(of: isSlip ? " The task" : " See *") else {
      return (text, nil)
    }
    return (String(text[..<end.lowerBound]), String(text[end.lowerBound...].dropFirst()))
  }
  package var reasonToVary: String? { edit.remarks["Varies"] }
  /// Where it lies among its exercise's wrong answers.
  package var place: String { "\(task.stem)/\(name)" }
  /// How a report names it: `4.1 waits-first`.
  package var id: String { "\(task.id) \(name)" }

  /// Its file's text; `solution` is the right one.
  package func text(insteadOf solution: String) throws -> String {
    try edit.applied(to: solution)
  }

  package static func all(of task: ExerciseTask, in exercise: Exercise) throws -> [WrongAnswer] {
    let file = exercise.wrongAnswers(to: task)
    guard let text = try TextFile.readIfPresent(file) else { return [] }
    let place = "Solutions/\(exercise.chapter.name)/\(Exercise.wrongAnswers)/\(task.stem).diff"
    return try EditFile(text, named: place).edits.map { WrongAnswer(task: task, edit: $0) }
  }
}

extension Exercise {
  /// The folder beside the solutions that holds wrong answers and how they fail.
  package static let wrongAnswers = "WrongAnswers"

  package var wrongAnswers: URL { solutions.appendingPathComponent(Exercise.wrongAnswers) }

  package func wrongAnswers(to task: ExerciseTask) -> URL {
    wrongAnswers.appendingPathComponent("\(task.stem).diff")
  }
}
