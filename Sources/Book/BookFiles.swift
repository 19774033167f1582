import CourseModel
import Files
import Forms
import Foundation
import Page

extension Book {
  /// Writes the book as one file, or as a folder of files; the first to open is `index.html`.
  package func write(to place: URL) throws {
    guard form == .files else { return try TextFile.write(SingleFile(book: self).text, to: place) }
    for (name, text) in files {
      try TextFile.write(text, to: place.appendingPathComponent(name))
    }
  }

  /// The files of the book as a folder, by their names.
  package var files: [String: String] {
    let shell = BookShell(book: self)
    var files = Dictionary(uniqueKeysWithValues: pages.map { ("\($0.name).html", shell.file($0)) })
    files["book.css"] = style + "\n"
    files["book.js"] = script + "\n"
    if let module { files["lab.js"] = module.script }
    files["scene.js"] = sceneScript + "\n"
    files["scene.css"] = sceneStyle + "\n"
    files["search-index.js"] = searchScript + "\n"
    return files
  }

  var style: String {
    HTMLStyle.sheet + Bundle.module.text("book.css")
  }

  var script: String {
    HTMLScript.text
      + Bundle.module.text(
        "book.js", "ranking.js", "search.js", "operators.js", "lab-module.js", "lab-marks.js",
        "lab-handles.js", "lab-editor.js", "lab-start.js")
  }

  /// What a page with a scene loads beside the book's script.
  var sceneScript: String {
    Bundle.module.text("scene-engine.js", "scene-phone.js", "scene-strip.js", "scene.js")
  }

  var sceneStyle: String { Bundle.module.text("scene.css") }

  /// The index as a script, by the titles of the pages: a page that is opened from a folder may load no data.
  var searchScript: String {
    // Inside of a page `</script>` would end it.
    "window.searchIndex = "
      + Dictionary(grouping: search, by: \.page).json.replacing("</", with: "<\\/")
  }
}

/// The whole book as one HTML file, which needs no other.
struct SingleFile {
  let book: Book

  var text: String {
    let head = HTMLDocument.head(
      title: book.cover.title, madeBy: "swift run course book",
      style: "<style>\n\(book.style)\n\(book.sceneStyle)\n</style>")
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
      \(book.sceneScript)
      </script>
      </body>
      </html>

      """
  }
}
