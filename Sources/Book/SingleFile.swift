import Page

/// The whole book as one HTML file, which needs no other.
struct SingleFile {
  let book: Book

  func text() throws -> String {
    let head = HTMLDocument.head(
      title: book.cover.title, madeBy: "swift run course book",
      style: "<style>\n\(book.style)\n</style>")
    let articles = book.pages.map { page in
      let data = page.kind == .chapter ? " data-page=\"\(page.name)\"" : ""
      return
        "<article id=\"\(page.name)\" class=\"column\"\(data)>\n\(renamed(page.text, of: page.name))\n</article>"
    }
    let shell = BookShell(book: book)
    let search = try book.searchScript { inside(address: $0) }
    return """
      \(head)
      <body class="book single">
      \(inside(shell.bar(at: nil)))
      <div class="frame">
      \(inside(shell.sidebar(at: nil)))
      <main id="the_page">
      \(articles.joined(separator: "\n"))
      </main>
      </div>
      \(HTMLLegend.html)
      <script>
      \(search)
      \(book.module?.script ?? "")
      \(book.script)
      </script>
      </body>
      </html>

      """
  }

  /// Names of one page are names in the whole file.
  private func renamed(_ html: String, of page: String) -> String {
    let own = html.replacing(
      /( (?:id|name|href|aria-labelledby|aria-describedby)=")(#?)([^"]*)"/
    ) { match -> String in
      let names = match.3
      if match.1.hasPrefix(" href"), match.2.isEmpty { return String(match.0) }
      let renamed = names.split(separator: " ").map { "\(page)_\($0)" }.joined(separator: " ")
      return "\(match.1)\(match.2)\(renamed)\""
    }
    return inside(own)
  }

  /// Links to other files of the book lead to places in this one.
  private func inside(_ html: String) -> String {
    html.replacing(/\shref="([\w-]+\.html(?:#[^"]*)?)"/) {
      " href=\"\(inside(address: String($0.1)))\""
    }
  }

  private func inside(address: String) -> String {
    let parts = address.split(separator: "#", maxSplits: 1).map(String.init)
    let page = String(parts[0].dropLast(".html".count))
    return "#" + (parts.count > 1 ? "\(page)_\(parts[1])" : page)
  }
}
