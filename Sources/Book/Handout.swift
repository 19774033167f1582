import CourseModel
import Foundation
import Page

/// What is given to everybody on paper: a page without its answers, and the tasks without hints.
package struct Handout {
  package let text: String

  /// - Parameters:
  ///   - chapter: Whose page and exercise it is.
  ///   - html: The page's HTML file, as `--format html` writes it.
  package init(of chapter: CourseModel.Chapter, html: String) throws {
    guard let page = HTMLDocument.parts(ofPage: html) else {
      throw CourseError("the page of \(chapter.name) cannot be read: it is no HTML of this course.")
    }
    let exercise = try chapter.exercise()
    let tasks = exercise.map { exercise in
      exercise.tasks.map { Handout.task($0, in: exercise) }.joined(separator: "\n")
    }
    text =
      PrintedDocument(
        title: "\(chapter.digits) · \(chapter.title)",
        text: """
          \(HTMLPaper.withoutAnswers(page.text))
          \(tasks.map { "<h1 id=\"exercise\">Exercise \(chapter.digits)</h1>\n\($0)" } ?? "")
          """
      ).html
  }

  private static func task(_ task: ExerciseTask, in exercise: Exercise) -> String {
    """
    <h2>\(task.id) \(ExercisePage.inline(task.title))</h2>
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
      style: "<style>\n\(HTMLStyle.sheet)\n\(HTMLPaper.sheet)\n</style>")
    return "\(head)\n<body>\n<main id=\"the_page\">\n\(text)\n</main>\n</body>\n</html>\n"
  }
}

/// What the stub of a task says: its documentation as prose, and the code below.
package struct StubText {
  package let html: String

  package init(_ stub: String) {
    let lines = stub.split(separator: "\n", omittingEmptySubsequences: false)
    let start = lines.firstIndex { $0.hasPrefix("///") } ?? lines.endIndex
    let end = lines[start...].firstIndex { !$0.hasPrefix("///") } ?? lines.endIndex
    let prose = lines[start..<end].map { $0.dropFirst(3).dropFirst($0.hasPrefix("/// ") ? 1 : 0) }
    let code = lines[end...].joined(separator: "\n").trimmingCharacters(in: .newlines)
    html = """
      \(HTMLProse.html(StubText.fencing(prose)))
      \(code.isEmpty ? "" : HTMLCode.block(code, isSwift: true, label: "Stub"))
      """
  }

  /// Markdown takes what is indented after a list for a part of it; a drawing has to stay as it is.
  private static func fencing(_ lines: [Substring]) -> String {
    var text: [String] = []
    var isFenced = false
    for line in lines {
      let isDrawing = line.hasPrefix("    ")
      if isDrawing != isFenced { text.append(isDrawing ? "```text" : "```") }
      isFenced = isDrawing
      text.append(String(isDrawing ? line.dropFirst(4) : line))
    }
    return (text + (isFenced ? ["```"] : [])).joined(separator: "\n")
  }
}
