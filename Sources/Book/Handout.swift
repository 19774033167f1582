import CourseModel
import Forms
import Page

/// What is given to everybody on paper: a page without its answers, and the tasks without hints.
package struct Handout {
  package let text: String

  /// - Parameters:
  ///   - chapter: Whose page and exercise it is.
  ///   - record: What the run of the page has given.
  package init(of chapter: CourseModel.Chapter, record: PageRecord) throws {
    let page = HTMLPage(in: HTMLSetting(isPaper: true)).body(of: record)
    let exercise = try chapter.exercise()
    let tasks = exercise.map { exercise in
      exercise.tasks.map { Handout.task($0, in: exercise) }.joined(separator: "\n")
    }
    text =
      PrintedDocument(
        title: "\(chapter.digits) · \(chapter.title)",
        text: """
          \(page)
          \(tasks.map { "<h1 id=\"exercise\">Exercise \(chapter.digits)</h1>\n\($0)" } ?? "")
          """
      ).html
  }

  private static func task(_ task: ExerciseTask, in exercise: Exercise) -> String {
    """
    <h2>\(task.id) \(HTMLProse().line(task.title))</h2>
    <p>File: <code>\(exercise.place(of: task).escapedForHTML)</code>. \
    Test it: <code>swift run course check \(task.id)</code></p>
    \(exercise.stub(of: task).map { StubText($0).html } ?? "")
    """
  }
}

/// A page of its own that is made to be printed.
struct PrintedDocument {
  let title: String
  let text: String

  var html: String {
    let head = HTMLDocument.head(
      title: title, madeBy: "swift run course handout",
      style: "<style>\n\(HTMLStyle.sheet)\n</style>")
    return "\(head)\n<body>\n<main id=\"the_page\">\n\(text)\n</main>\n</body>\n</html>\n"
  }
}
