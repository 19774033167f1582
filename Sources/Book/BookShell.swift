import Page

/// What stands around each page of the book: contents, search, previous and next.
struct BookShell {
  let book: Book

  /// A page as a file of its own, beside those that it shares with the others.
  func file(_ page: BookPage) -> String {
    let head = HTMLDocument.head(
      title: page.name == "index" ? page.title : "\(page.title) · Functional reactive programming",
      madeBy: "swift run course book",
      style: "<link rel=\"stylesheet\" href=\"book.css\">")
    let data = page.isChapter ? " data-page=\"\(page.name)\"" : ""
    return """
      \(head)
      <body class="book" data-index="search-index.js" data-lab="lab.js">
      <a class="skip" href="#the_page">Skip to the text</a>
      \(sidebar(at: page))
      \(page.cells)<main id="the_page"\(data)>
      \(page.text)
      \(steps(from: page))
      \(HTMLLegend.html)
      </main>
      <script src="book.js"></script>
      </body>
      </html>

      """
  }

  func sidebar(at current: BookPage?) -> String {
    let parts = BookPart.all.compactMap { part -> String? in
      let chapters = book.chapters.filter { part.numbers.contains($0.number) }
      guard !chapters.isEmpty else { return nil }
      let items = chapters.map { chapter in
        let score = "<span class=\"score\" data-of=\"\(chapter.page.name)\"></span>"
        let exercise = chapter.exercise.map { page in
          " " + link(page, "exercise", current, "aria-label=\"\(page.title.escapedForHTML)\"")
        }
        return
          "<li>\(link(chapter.page, chapter.page.title, current))\(exercise ?? "")\(score)</li>"
      }
      return "<p>\(part.title)</p>\n<ul>\n\(items.joined(separator: "\n"))\n</ul>"
    }
    return """
      <nav class="sidebar" aria-label="Book">
      <form class="search" role="search" method="dialog" hidden="hidden">
      <label for="the_search">Search</label>
      <input type="search" id="the_search" autocomplete="off"/>
      <div id="the_results" role="status"></div>
      </form>
      <details class="contents"><summary>Contents</summary>
      <ul><li>\(link(book.cover, "Cover", current))</li></ul>
      \(parts.joined(separator: "\n"))
      <ul><li>\(link(book.questions, "What people ask", current))</li>
      <li>\(link(book.operators, "Operators", current))</li>
      <li>\(link(book.lab, "The lab", current))</li></ul>
      </details>
      </nav>
      """
  }

  private func link(
    _ page: BookPage, _ text: String, _ current: BookPage?, _ attributes: String = ""
  ) -> String {
    let here = page.name == current?.name ? " aria-current=\"page\"" : ""
    let more = attributes.isEmpty ? "" : " " + attributes
    return "<a href=\"\(page.file)\"\(here)\(more)>\(text.escapedForHTML)</a>"
  }

  private func steps(from page: BookPage) -> String {
    let pages = book.pages
    guard let index = pages.firstIndex(where: { $0.name == page.name }) else { return "" }
    let before = index > 0 ? pages[index - 1] : nil
    let after = index + 1 < pages.count ? pages[index + 1] : nil
    let links = [
      before.map { "<a rel=\"prev\" href=\"\($0.file)\">← \($0.title.escapedForHTML)</a>" },
      after.map { "<a rel=\"next\" href=\"\($0.file)\">\($0.title.escapedForHTML) →</a>" },
    ]
    return """
      <nav class="steps" aria-label="Previous and next">
      \(links.compactMap { $0 }.joined(separator: "\n"))
      </nav>
      """
  }
}
