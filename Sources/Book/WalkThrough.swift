import CourseModel
import Files
import Forms
import Foundation

/// How an instructor leads a room through an exercise: for each task the questions to ask, from a nudge
/// to nearly all, the misconceptions behind wrong answers, and a solution.
package struct WalkThrough {
  package let text: String

  package init(of exercise: Exercise, notes: InstructorNotes) throws {
    let chapter = exercise.chapter
    let hints = try Hints(exercise: exercise.folder)
    let tasks = try exercise.tasks.map { task in
      try WalkThrough.task(task, in: exercise, hints: hints.hints(for: task.number), notes: notes)
    }
    text =
      PrintedDocument(
        title: "Walk-through \(chapter.digits) · \(chapter.title)",
        text: """
          <h1>Walk-through \(chapter.digits): \(chapter.title.escapedForHTML)</h1>
          <p>For the instructor: it holds the solutions. \(notes.exercise) minutes in all.</p>
          <h2>Splitting the room</h2>
          \(HTMLProse().html(notes.section("Splitting the room")))
          \(tasks.joined(separator: "\n"))
          """
      ).html
  }

  private static func task(
    _ task: ExerciseTask, in exercise: Exercise, hints: [String], notes: InstructorNotes
  ) throws -> String {
    let minutes = notes.rows.first { $0.part == "exercise, task \(task.number)" }?.minutes
    let questions = hints.map { "<li>\(HTMLProse().html($0))</li>" }.joined(separator: "\n")
    let misconceptions = try WrongAnswer.all(of: task, in: exercise).compactMap(\.idea)
      .map { "<li>\(HTMLProse().line($0))</li>" }
    let solution = try TextFile.readIfPresent(exercise.solution(of: task))
      .map { $0.trimmingCharacters(in: .newlines) }
      .map { HTMLCode.block($0, isSwift: true, label: task.fileName) }
    let parts = [
      "<h2>\(task.id) \(HTMLProse().line(task.title))"
        + (minutes.map { ", \($0) minutes" } ?? "") + "</h2>",
      exercise.stub(of: task).map { StubText($0).html } ?? "",
      section("Ask, one after the other", questions.isEmpty ? nil : "<ol>\n\(questions)\n</ol>"),
      section(
        "Misconceptions behind wrong answers",
        misconceptions.isEmpty ? nil : "<ul>\n\(misconceptions.joined(separator: "\n"))\n</ul>"),
      section("A solution", solution),
    ]
    return parts.joined(separator: "\n")
  }

  private static func section(_ title: String, _ html: String?) -> String {
    html.map { "<h3>\(title)</h3>\n\($0)" } ?? ""
  }
}
