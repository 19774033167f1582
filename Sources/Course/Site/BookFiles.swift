import Exercises
import Files
import Foundation
import Pages

extension Book {
  /// Writes the book's files to a folder, where `index.html` is the first page.
  package func write(to place: URL) throws {
    for (name, text) in files {
      try TextFile.write(text, to: place.appendingPathComponent(name))
    }
  }

  /// The contents of the book's files, keyed by file name.
  package var files: [String: String] {
    let shell = BookShell(book: self)
    var files = Dictionary(uniqueKeysWithValues: pages.map { ("\($0.name).html", shell.file($0)) })
    files["book.css"] = style + "\n"
    files["book.js"] = script + "\n"
    // The module, the scenes, and the search index are scripts, because a page that is opened from
    // a folder can't load other data.
    files["lab.js"] = Bundle.module.text("lab.js")
    files["scene.js"] =
      Bundle.module.text("scene-engine.js", "scene-phone.js", "scene-strip.js", "scene.js") + "\n"
    files["scene.css"] = Bundle.module.text("scene.css") + "\n"
    files["search-index.js"] =
      "window.searchIndex = " + Dictionary(grouping: search, by: \.page).json + "\n"
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
}
