import CourseModel
import Foundation
import Page

/// An exercise: how to start, and each task with its stub and its hints, one at a time.
struct ExercisePage {
  let page: BookPage

  /// The stem of the file of a chapter's exercise.
  static func name(of chapter: String) -> String { "exercise-\(chapter.prefix(2))" }

  init(_ exercise: Exercise) throws {
    let chapter = exercise.chapter
    let hints = try Hints(exercise: exercise.folder)
    let tasks = exercise.tasks.map { task in
      let stub = exercise.stub(of: task).map {
        HTMLCode.block($0.trimmingCharacters(in: .newlines), isSwift: true, label: task.fileName)
      }
      return """
        <h2 id="task-\(task.number)">\(task.id) \(Self.inline(task.title)) <a class="anchor" \
        href="#task-\(task.number)" aria-label="Link to task \(task.id)">#</a></h2>
        <p>File: <code>\(exercise.place(of: task).escapedForHTML)</code>. \
        Test it: <code>swift run course check \(task.id)</code></p>
        \(stub ?? "")
        \(Self.folded(hints.hints(for: task.number)[...], from: 1))
        """
    }
    page = BookPage(
      name: Self.name(of: chapter.name), title: "Exercise \(chapter.digits) · \(chapter.title)",
      text: """
        <h1 id="exercise">Exercise \(chapter.digits): \(chapter.title.escapedForHTML)</h1>
        <p>Its chapter: <a href="\(chapter.name).html">\(chapter.digits) \
        \(chapter.title.escapedForHTML)</a>. Start with <code>swift run course check \
        \(chapter.number)</code>: it says what is red, and why. <code>swift run course watch \
        \(chapter.number)</code> checks again at every save.</p>
        \(tasks.joined(separator: "\n"))
        """)
  }

  /// Each hint holds the next, so that one is unfolded at a time.
  private static func folded(_ hints: ArraySlice<String>, from number: Int) -> String {
    guard let hint = hints.first else { return "" }
    return """
      <details class="hint"><summary>Hint \(number)</summary>
      \(HTMLProse.html(hint))
      \(folded(hints.dropFirst(), from: number + 1))</details>

      """
  }

  static func inline(_ markdown: String) -> String {
    HTMLProse.html(markdown).replacing(/<\/?p>/, with: "")
  }
}
