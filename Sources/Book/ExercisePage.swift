import CourseModel
import Foundation
import Page

/// An exercise: how to start, and each task as prose, with its signature and its hints, one at a time.
struct ExercisePage {
  let page: BookPage

  /// The stem of the file of a chapter's exercise.
  static func name(of chapter: String) -> String { "exercise-\(chapter.prefix(2))" }

  /// - Parameter minutes: How long it takes, where that is known.
  init(_ exercise: Exercise, minutes: Int?) throws {
    let chapter = exercise.chapter
    let hints = try Hints(exercise: exercise.folder)
    let color = BookPart.all.first { $0.numbers.contains(chapter.number) }?.color ?? ""
    let list = exercise.tasks.map { task in
      """
      <li><a href="#task-\(task.number)"><span class="dot \(color)" data-task="\(task.id)" aria-hidden="true">\
      \(task.number)</span> \(Self.inline(task.title)) <span class="faint" data-said="\(task.id)"></span></a></li>
      """
    }
    var cells = CellLinks(root: chapter.root)
    let tasks = exercise.tasks.map { task in
      cells.woven(into: Self.card(task, in: exercise, hints: hints.hints(for: task.number)))
    }
    page = BookPage(
      name: Self.name(of: chapter.name), title: "Exercise \(chapter.digits) · \(chapter.title)",
      text: """
        <p class="crumb"><a href="\(chapter.name).html">Chapter \(chapter.digits) · \
        \(chapter.title.escapedForHTML)</a> · Exercise</p>
        <h1 id="exercise">Exercise \(chapter.digits): \(chapter.title.escapedForHTML)</h1>
        <p class="meta">\(exercise.tasks.count) tasks\(minutes.map { ", \($0) minutes" } ?? "") · tests that are \
        red until you have built the thing</p>
        <ul class="row-of-tasks" aria-label="Tasks">
        \(list.joined(separator: "\n"))
        </ul>
        <ol class="start">
        <li><b>See what is red</b> <code>swift run course check \(chapter.number)</code></li>
        <li><b>Check at every save</b> <span id="the_watch"><code>swift run course watch \
        \(chapter.number)</code></span></li>
        <li><b>Stuck?</b> A hint below, one at a time, or <code>swift run course hint \(chapter.number).1</code></li>
        </ol>
        \(tasks.joined(separator: "\n"))
        """,
      kind: .exercise)
  }

  private static func card(_ task: ExerciseTask, in exercise: Exercise, hints: [String]) -> String {
    let stub = exercise.stub(of: task).map { StubText($0) }
    let place = exercise.place(of: task).escapedForHTML
    return """
      <section class="cell task" id="task-\(task.number)" data-task="\(task.id)" \
      aria-labelledby="task-\(task.number)-title">
      <h2 class="title" id="task-\(task.number)-title"><span class="no">\(task.id)</span> \
      <span class="name">\(inline(task.title))</span> <span class="state" role="status"></span></h2>
      \(stub.map { "<div class=\"prose\">\n\($0.prose)\n</div>" } ?? "")
      \(stub?.signature ?? "")
      <p class="where">In <code>\(place)</code></p>
      \(folded(hints[...], from: 1, of: hints.count))
      </section>
      """
  }

  /// Each hint holds the next, so that one is unfolded at a time.
  private static func folded(_ hints: ArraySlice<String>, from number: Int, of count: Int) -> String
  {
    guard let hint = hints.first else { return "" }
    return """
      <details class="hint"><summary>Hint \(number) of \(count)</summary>
      \(HTMLProse.html(hint))
      \(folded(hints.dropFirst(), from: number + 1, of: count))</details>

      """
  }

  static func inline(_ markdown: String) -> String {
    HTMLProse.html(markdown).replacing(/<\/?p>/, with: "")
  }
}

/// What the stub of a task says: its documentation as prose, and its code.
package struct StubText {
  /// HTML.
  package let prose: String
  private let code: String

  package init(_ stub: String) {
    let lines = stub.split(separator: "\n", omittingEmptySubsequences: false)
    // A comment that belongs to no declaration begins with two strokes.
    let mark = lines.contains { $0.hasPrefix("///") } ? "///" : "//"
    let start = lines.firstIndex { $0.hasPrefix(mark) } ?? lines.endIndex
    let end = lines[start...].firstIndex { !$0.hasPrefix(mark) } ?? lines.endIndex
    let text = lines[start..<end].map {
      $0.dropFirst(mark.count).dropFirst($0.hasPrefix("\(mark) ") ? 1 : 0)
    }
    // The first line says the title once more.
    let isTitle = text.first?.firstMatch(of: /^Task \d+:.*\.$/) != nil
    prose = HTMLProse.html(StubText.fencing(Array(text.dropFirst(isTitle ? 1 : 0))))
    let before = lines[..<start].filter { !$0.hasPrefix("import ") }
    code = (before + lines[end...]).joined(separator: "\n")
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  package var html: String { "\(prose)\n\(StubText.block(code))" }

  /// The code without what answers it: the body of a function that stands alone.
  package var signature: String {
    let function = code.wholeMatch(of: /(?s)((?:@\w+\s+)*func [^{]*?)\s*\{.*\n\}/)
    return StubText.block(function.map { String($0.1) } ?? code)
  }

  private static func block(_ code: String) -> String {
    code.isEmpty ? "" : HTMLCode.block(code, isSwift: true, label: "Stub")
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
