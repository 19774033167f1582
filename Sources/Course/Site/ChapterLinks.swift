import Exercises
import Pages

/// Makes links of the words `page 07`, `chapter 07` and `exercise 07` in a page's prose.
struct ChapterLinks {
  private let names: [String: String]
  // A regular expression is compiled anew wherever it is written.
  private let mention = /\b([Pp]age|chapter|exercise)\s(\d\d)\b/

  init(_ chapters: [Exercises.Chapter]) {
    names = Dictionary(chapters.map { ($0.digits, $0.name) }) { first, _ in first }
  }

  /// Plain text as HTML.
  func html(_ text: String) -> String {
    text.escapedForHTML.replacing(mention) { match -> String in
      guard let name = names[String(match.2)] else { return String(match.0) }
      let page = match.1 == "exercise" ? ExercisePage.name(of: name) : name
      return "<a href=\"\(BookPage.address(page))\">\(match.0)</a>"
    }
  }
}

/// Makes links of the cells that a task rests on, which its text names by their titles.
struct CellLinks {
  private let cells: [String: [CellSource]]
  private let mention = /Rests on the page (\d\d-[\w-]+), cells? .*/

  /// - Parameter cells: Those of each chapter, by its name.
  init(_ cells: [String: [CellSource]]) { self.cells = cells }

  /// Plain text as HTML.
  func html(_ text: String) -> String {
    let html = text.escapedForHTML
    guard let match = html.firstMatch(of: mention) else { return html }
    let links = String(match.0).replacing(/&quot;(.*?)&quot;/) { title in
      link(to: String(title.1), on: String(match.1)) ?? String(title.0)
    }
    return html[..<match.range.lowerBound] + links + html[match.range.upperBound...]
  }

  /// - Parameter title: As HTML.
  private func link(to title: String, on name: String) -> String? {
    cells[name]?.first { $0.title.escapedForHTML == title }.map {
      "<a href=\"\(BookPage.address(name, "cell_\($0.number)"))\">\(title)</a>"
    }
  }
}
