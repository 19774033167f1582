import Files
import Foundation
import Pages

/// A typical wrong answer that the tests must reject.
///
/// Each wrong answer is an edit of the solution, and the edits are in
/// `Solutions/NN-name/WrongAnswers/TaskK<Name>.diff`. An edit starts with these lines:
/// - `Misconception: sentence`, and `See: *Title*, page NN` for the cell that refutes it;
///   or `Slip: sentence`, and `Task: "…"` for the words of the task that the slip overlooks
/// - `Shown by: test_name`, if reports should show this test instead of the first failure
/// - `Varies: reason`, if the failures differ from run to run
package struct WrongAnswer {
  package let task: ExerciseTask
  package let edit: Edit

  package init(task: ExerciseTask, edit: Edit) {
    self.task = task
    self.edit = edit
  }

  package var name: String { edit.name }
  /// The misconception or the slip, in one sentence.
  package var idea: String { edit.remarks["Misconception"] ?? edit.remarks["Slip", default: ""] }
  package var isSlip: Bool { edit.remarks["Slip"] != nil }
  /// The cell that refutes a misconception, such as `*Title*, page NN`.
  package var cell: String { edit.remarks["See", default: ""] }
  /// The words of the task that a slip overlooks, in quotes.
  package var quote: String { edit.remarks["Task", default: ""] }
  package var refutation: String { isSlip ? "The task: \(quote)." : "See \(cell)." }
  package var shownBy: String? { edit.remarks["Shown by"] }
  package var reasonToVary: String? { edit.remarks["Varies"] }
  /// The key in `failures.txt`, such as `Task1Countdown/waits-first`.
  package var place: String { "\(task.stem)/\(name)" }
  /// The name in reports, such as `4.1 waits-first`.
  package var id: String { "\(task.id) \(name)" }

  /// Applies the edit to the solution, and returns the wrong answer.
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
  /// The folder in `Solutions/NN-name` with wrong answers and their failures.
  package static let wrongAnswers = "WrongAnswers"

  package var wrongAnswers: URL { solutions.appendingPathComponent(Exercise.wrongAnswers) }

  package func wrongAnswers(to task: ExerciseTask) -> URL {
    wrongAnswers.appendingPathComponent("\(task.stem).diff")
  }
}
