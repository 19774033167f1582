import Page

/// The first page: what the course is, and its parts.
enum CoverPage {
  static func page(_ chapters: [Book.ChapterPages]) -> BookPage {
    let parts = BookPart.all.compactMap { part -> String? in
      let items = chapters.filter { part.numbers.contains($0.number) }.map { chapter in
        let exercise = chapter.exercise.map { " · <a href=\"\($0.file)\">exercise</a>" } ?? ""
        return "<li><a href=\"\(chapter.page.file)\">\(chapter.page.title.escapedForHTML)</a>"
          + "\(exercise)<span class=\"score\" data-of=\"\(chapter.page.name)\"></span></li>"
      }
      guard !items.isEmpty else { return nil }
      return """
        <h2>\(part.title)</h2>
        <ul class="plain">
        \(items.joined(separator: "\n"))
        </ul>
        """
    }
    return BookPage(
      name: "index", title: "Functional reactive programming",
      text: """
        <h1 id="cover">Functional reactive programming, built by hand</h1>
        <p>Each chapter is a program that explains itself; what you read here is what it printed. \
        Predict before you unfold: your answers stay in this browser, and nothing is sent. Each \
        exercise is a set of tests that fail until you have built the thing.</p>
        \(parts.joined(separator: "\n"))
        <h2>Reference</h2>
        <ul class="plain"><li><a href="questions.html">What people ask</a>: questions from work, in the \
        words of Rx, Combine and Swift, and the cells that answer them</li>
        <li><a href="operators.html">Operators</a>: each with its marbles, its name \
        in RAC, Rx and Combine, and where it is used</li>
        <li><a href="lab.html">The lab</a>: marbles that can be dragged, and operators that answer</li></ul>
        """)
  }
}
