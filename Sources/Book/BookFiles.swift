import CourseModel
import Foundation
import Page

extension Book {
  /// Writes the book as a folder of files; the first to open is `index.html`.
  package func write(to folder: URL) throws {
    for (name, text) in try files {
      try TextFile.write(text, to: folder.appendingPathComponent(name))
    }
  }

  /// The files of the book as a folder, by their names.
  package var files: [String: String] {
    get throws {
      let shell = BookShell(book: self)
      var files = Dictionary(uniqueKeysWithValues: pages.map { ($0.file, shell.file($0)) })
      files["book.css"] = style + "\n"
      files["book.js"] = script + "\n"
      if let module { files["lab.js"] = module.script }
      files["search-index.js"] = try searchScript { $0 } + "\n"
      return files
    }
  }

  var style: String {
    HTMLStyle.sheet
      + embedded(
        PackageResources.book_css, PackageResources.search_css, PackageResources.operators_css,
        PackageResources.lab_css)
  }

  var script: String {
    HTMLScript.text
      + embedded(
        PackageResources.book_js, PackageResources.ranking_js, PackageResources.search_js,
        PackageResources.operators_js, PackageResources.lab_module_js,
        PackageResources.lab_marks_js, PackageResources.lab_handles_js,
        PackageResources.lab_editor_js, PackageResources.lab_start_js
      )
  }

  /// Writes the book as one file.
  package func write(toFile file: URL) throws {
    try TextFile.write(SingleFile(book: self).text(), to: file)
  }

  /// The index as a script: a page that is opened from a folder may load no data.
  func searchScript(address: (String) -> String) throws -> String {
    let entries = search.map { $0.at(address($0.address)) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = String(decoding: try encoder.encode(entries), as: UTF8.self)
    // Inside of a page `</script>` would end it.
    return "window.searchIndex = " + json.replacing("</", with: "<\\/")
  }
}
