import Exercises
import Foundation
import Pages

/// The page of an exercise: the first steps, and each task with its text, signature, and hints.
struct ExercisePage {
  let page: BookPage

  /// Returns the name of the page for a chapter's exercise.
  static func name(of chapter: String) -> String { "exercise-\(chapter.prefix(2))" }

  /// - Parameters:
  ///   - minutes: The duration of the exercise, or `nil` if README doesn't contain it.
  ///   - cells: The cells of each chapter, keyed by chapter name.
  init(_ exercise: Exercise, minutes: Int?, cells: [String: [CellSource]]) throws {
    let chapter = exercise.chapter
    let name = Self.name(of: chapter.name)
    let hints = try Hints(exercise: exercise.folder)
    let color = BookPart.all.first { $0.numbers.contains(chapter.number) }?.color ?? ""
    let list = exercise.tasks.map { task in
      """
      <li><a href="#task-\(task.number)"><span class="dot \(color)" data-task="\(task.id)" aria-hidden="true">\
      \(task.number)</span> \(HTMLProse().line(task.title)) <span class="faint" data-status="\(task.id)"></span></a></li>
      """
    }
    let setting = HTMLSetting(mentions: PrerequisiteLinks(cells).html)
    let tasks = exercise.tasks.map { task in
      let stub = StubText(exercise.stub(of: task) ?? "")
      let hints = hints.hints(for: task.number)
      return (
        card: Self.card(task, stub, hints, in: exercise, setting),
        section: Self.section(task, stub, hints)
      )
    }
    let title = "Exercise \(chapter.digits): \(chapter.title)"
    page = BookPage(
      name: name, title: "Exercise \(chapter.digits) · \(chapter.title)",
      text: """
        <p class="crumb"><a href="\(BookPage.address(chapter.name))">Chapter \(chapter.digits) · \
        \(chapter.title.escapedForHTML)</a> · Exercise</p>
        <h1 id="exercise">\(title.escapedForHTML)</h1>
        <p class="meta">\(exercise.tasks.count) tasks\(minutes.map { ", \($0) minutes" } ?? "")</p>
        <ul class="task-list" aria-label="Tasks">
        \(list.joined(separator: "\n"))
        </ul>
        <ol class="start offline">
        <li><b>See which tests fail</b> <code>swift run course check \(chapter.number)</code></li>
        <li><b>Check at each save</b> <code>swift run course watch \(chapter.number)</code></li>
        <li><b>Stuck?</b> Open the hints below one at a time, or run \
        <code>swift run course hint \(chapter.number).1</code></li>
        </ol>
        \(tasks.map(\.card).joined(separator: "\n"))
        """,
      kind: .exercise,
      sections: [PageSection(place: "exercise", title: title)] + tasks.map(\.section))
  }

  private static func card(
    _ task: ExerciseTask, _ stub: StubText, _ hints: [String], in exercise: Exercise,
    _ setting: HTMLSetting
  ) -> String {
    let id = "task-\(task.number)"
    let given = stub.markdown.matches(of: /Given\/\w+\.swift/).compactMap { path -> String? in
      guard let text = exercise.shipped["\(exercise.sources)/\(path.0)"] else { return nil }
      let code = HTMLCode.block(text, isSwift: true, label: "Given", in: setting)
      return "<details><summary>\(path.0)</summary><div class=\"prose\">\(code)</div></details>\n"
    }
    return """
      <section class="cell task" id="\(id)" data-task="\(task.id)" aria-labelledby="\(id)-title">
      <h2 class="title" id="\(id)-title">\(heading(of: task)) \
      <span class="state" role="status"></span></h2>
      <div class="prose">
      \(HTMLProse(in: setting).html(stub.markdown))
      </div>
      \(given.joined())\(stub.signature(in: setting))
      <p class="file-path">In <code>\(exercise.place(of: task).escapedForHTML)</code></p>
      \(TaskScene.html(of: task))\(folded(hints[...], from: 1, of: hints.count))
      </section>
      """
  }

  private static func section(
    _ task: ExerciseTask, _ stub: StubText, _ hints: [String]
  ) -> PageSection {
    PageSection(
      place: "task-\(task.number)", title: "\(task.id) \(task.title.replacing("`", with: ""))",
      heading: ("task-\(task.number)-title", heading(of: task)),
      text: [MarkdownParser.parse(stub.markdown).plainText, stub.shown],
      folded: hints.map { MarkdownParser.parse($0).plainText })
  }

  private static func heading(of task: ExerciseTask) -> String {
    """
    <span class="no">\(task.id)</span> <span class="name">\(HTMLProse().line(task.title))</span>
    """
  }

  /// Nests each hint in the previous one, so that readers open one hint at a time.
  private static func folded(_ hints: ArraySlice<String>, from number: Int, of count: Int) -> String
  {
    guard let hint = hints.first else { return "" }
    return """
      <details class="hint"><summary>Hint \(number) of \(count)</summary>
      \(HTMLProse().html(hint))
      \(folded(hints.dropFirst(), from: number + 1, of: count))</details>

      """
  }
}

/// The stub of a task, split into its documentation and its code.
package struct StubText {
  /// The documentation, as Markdown.
  package let markdown: String
  private let code: String

  package init(_ stub: String) {
    let lines = stub.split(separator: "\n", omittingEmptySubsequences: false)
    let start =
      lines.firstIndex { $0.prefixMatch(of: /[ ]*\/\/\/? Task \d/) != nil }
      ?? lines.firstIndex { $0.hasPrefix("//") } ?? lines.endIndex
    // The comment has two slashes if no declaration follows. In an extension, it is indented.
    let mark = lines[start...].first?.prefixMatch(of: /[ ]*\/\/\/?/)?.0 ?? "///"
    let end = lines[start...].firstIndex { !$0.hasPrefix(mark) } ?? lines.endIndex
    let text = lines[start..<end].map {
      $0.dropFirst(mark.count).dropFirst($0.hasPrefix("\(mark) ") ? 1 : 0)
    }
    // The first line might repeat the title.
    let isTitle = text.first?.firstMatch(of: /^Task \d+:.*\.$/) != nil
    markdown = StubText.fencing(Array(text.dropFirst(isTitle ? 1 : 0)))
    let before = lines[..<start].filter { !$0.hasPrefix("import ") }
    code = (before + lines[end...]).joined(separator: "\n")
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The code, or only the signature if the code is a single function.
  var shown: String {
    let function = code.wholeMatch(of: /(?s)((?:@\w+\s+)*func [^{]*?)\s*\{.*\n\}/)
    return function.map { String($0.1) } ?? code
  }

  /// Returns ``shown`` as HTML.
  package func signature(in setting: HTMLSetting = HTMLSetting()) -> String {
    shown.isEmpty ? "" : HTMLCode.block(shown, isSwift: true, label: "Stub", in: setting)
  }

  /// Puts fences around drawings, because indented text after a list would belong to the list.
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
