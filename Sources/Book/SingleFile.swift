import Page

/// The whole book as one HTML file, which needs no other.
struct SingleFile {
  let book: Book

  var text: String {
    let head = HTMLDocument.head(
      title: book.cover.title, madeBy: "swift run course book",
      style: "<style>\n\(book.style)\n</style>")
    let articles = book.pages.map { page in
      let data = page.kind == .chapter ? " data-page=\"\(page.name)\"" : ""
      return
        "<article id=\"\(page.name)\" class=\"column\"\(data)>\n\(page.text)\n</article>"
    }
    let shell = BookShell(book: book)
    return """
      \(head)
      <body class="book single">
      \(shell.bar(at: nil))
      <div class="frame">
      \(shell.sidebar(at: nil))
      <main id="the_page">
      \(articles.joined(separator: "\n"))
      </main>
      </div>
      \(HTMLLegend.html)
      <script>
      \(book.searchScript)
      \(book.module?.script ?? "")
      \(book.script)
      </script>
      </body>
      </html>

      """
  }
}
