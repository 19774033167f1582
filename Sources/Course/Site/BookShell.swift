import Pages

/// The frame of each page: a bar with the search field, a sidebar, and links to the previous and
/// next pages.
struct BookShell {
  let book: Book

  /// Returns the complete HTML file of a page.
  func file(_ page: BookPage) -> String {
    let head = HTMLDocument.head(
      title: page.name == "index" ? page.title : "\(page.title) · Functional reactive programming",
      madeBy: "swift run course book",
      style: "<link rel=\"stylesheet\" href=\"book.css\">"
        + (page.hasScene ? "\n<link rel=\"stylesheet\" href=\"scene.css\">" : ""))
    let data = page.kind == .chapter ? " data-page=\"\(page.name)\"" : ""
    let column = page.name == "index" ? "cover" : page.kind == .other ? "column broad" : "column"
    return """
      \(head)
      <body class="book" data-index="search-index.js" data-lab="lab.js">
      \(bar(at: page))
      <div class="frame">
      \(sidebar(at: page))
      <main id="page_content"\(data)>
      <div class="\(column)">
      \(page.text)
      \(page.kind == .chapter ? "<p class=\"score meta\"></p>" : "")
      \(steps(from: page))
      </div>
      </main>
      </div>
      <script src="book.js"></script>\(page.hasScene ? "\n<script src=\"scene.js\"></script>" : "")
      </body>
      </html>

      """
  }

  func bar(at current: BookPage) -> String {
    """
    <a class="skip" href="#page_content">Skip to the text</a>
    <header class="bar">
    <button type="button" class="menu" popovertarget="contents_sidebar" aria-label="Contents">☰</button>\
    <a class="brand" href="\(book.cover.address)" aria-label="Functional reactive programming, built by hand: cover">\
    \(BookShell.mark) <span>FRP, by hand</span></a>
    <nav aria-label="Book">\(link(book.cover, "Chapters", current, to: "path")) \
    \(link(book.operators, "Operators", current)) \
    \(link(book.questions, "Questions", current))</nav>
    <form class="find" role="search" method="dialog" hidden="hidden">\
    <input type="search" id="search_field" aria-label="Search" placeholder="Search" autocomplete="off"/>\
    <kbd aria-hidden="true">/</kbd>
    <div id="search_results" class="results" role="status"></div>
    </form>
    </header>
    """
  }

  /// Returns the list of chapters, with the headings of the current page.
  func sidebar(at current: BookPage) -> String {
    let parts = BookPart.all.compactMap { part -> String? in
      let chapters = book.chapters.filter { part.numbers.contains($0.number) }
      guard !chapters.isEmpty else { return nil }
      let items = chapters.map { item($0, of: part, at: current) }
      return "<h2>\(part.title)</h2>\n<ol>\n\(items.joined(separator: "\n"))\n</ol>"
    }
    return """
      <nav class="side" id="contents_sidebar" popover="auto" aria-label="Contents">
      <p class="links"><a href="\(book.cover.address)">Cover</a> · \
      <a href="\(book.operators.address)">Operators</a> · \
      <a href="\(book.questions.address)">Questions</a> · \
      <a href="\(book.moving.address)">Moving an app</a></p>
      \(parts.joined(separator: "\n"))
      </nav>
      """
  }

  private func item(
    _ chapter: Book.ChapterPages, of part: BookPart, at current: BookPage
  ) -> String {
    let isHere = [chapter.page.name, chapter.exercise?.name].contains(current.name)
    let tasks = chapter.exercise.map { page in
      """
      <a class="tasks" href="\(page.address)"\(page.name == current.name ? " aria-current=\"page\"" : "") \
      data-tasks="\(chapter.page.name.prefix(2))" aria-label="Exercise \(chapter.page.title.prefix(2)), \(chapter.tasks) tasks">\
      \(chapter.tasks) tasks</a>
      """
    }
    let headings = isHere ? current.headings : []
    let inner = headings.map { "<a href=\"\($0.address)\">\($0.html)</a>" }
    return """
      <li><div class="chapter\(isHere ? " here" : "")"><a href="\(chapter.page.address)"\
      \(chapter.page.name == current.name ? " aria-current=\"page\"" : "")>\
      \(BookShell.dot(of: chapter, in: part)) <span>\(chapter.title.escapedForHTML)</span></a>\
      \(tasks ?? "")</div>\
      \(inner.isEmpty ? "" : "\n<div class=\"inner\">\(inner.joined())</div>")</li>
      """
  }

  /// Returns a chapter's marble, which a script fills as the reader makes progress.
  static func dot(of chapter: Book.ChapterPages, in part: BookPart) -> String {
    """
    <span class="dot \(part.color)">\(chapter.page.title.prefix(2))</span>
    """
  }

  private func link(
    _ page: BookPage, _ text: String, _ current: BookPage, to place: String? = nil
  ) -> String {
    let isHere = current.name == page.name || (page.name == "index" && current.kind != .other)
    let here =
      isHere ? " aria-current=\"\(current.name == page.name ? "page" : "true")\"" : ""
    return "<a href=\"\(BookPage.address(page.name, place))\"\(here)>\(text)</a>"
  }

  private func steps(from page: BookPage) -> String {
    let pages = book.pages
    guard page.kind != .other, let index = pages.firstIndex(where: { $0.name == page.name })
    else { return "" }
    func step(_ page: BookPage, _ direction: String, _ label: (String) -> String) -> String {
      let parts = page.title.components(separatedBy: " · ")
      let what =
        page.kind == .chapter ? "Chapter \(parts[0])" : parts.count > 1 ? parts[0] : "Reference"
      return """
        <a rel="\(direction)" href="\(page.address)"><small>\(label(what))</small>\
        \((parts.last ?? "").escapedForHTML)</a>
        """
    }
    let before = index > 0 && pages[index - 1].kind != .other ? pages[index - 1] : nil
    let after = index + 1 < pages.count ? pages[index + 1] : nil
    return """
      <nav class="steps" aria-label="Previous and next">
      \(before.map { step($0, "prev") { "← \($0)" } } ?? "")
      \(after.map { step($0, "next") { "\($0) →" } } ?? "")
      </nav>
      """
  }

  private static let mark = """
    <svg viewBox="0 0 40 20" aria-hidden="true"><path d="M0 10H38M38 3V17" stroke="currentColor" \
    stroke-width="1.75"/><circle cx="11" cy="10" r="7" fill="#4a9bf0" stroke="#14171c" stroke-width="1.5"/>\
    <rect x="21" y="3.5" width="13" height="13" rx="2.5" fill="#ffae33" stroke="#14171c" stroke-width="1.5"/></svg>
    """
}
