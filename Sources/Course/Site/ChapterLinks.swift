import Exercises
import Pages

/// Links for mentions of other pages in prose: `page 07`, `chapter 07`, and `exercise 07`.
struct ChapterLinks {
  private let names: [String: String]
  // Stored because a regex literal is compiled each time it is evaluated.
  private let mention = /\b([Pp]age|chapter|exercise)\s(\d\d)\b/

  init(_ chapters: [Exercises.Chapter]) {
    names = Dictionary(chapters.map { ($0.digits, $0.name) }) { first, _ in first }
  }

  /// Converts plain text to HTML, and links mentions of other pages.
  func html(_ text: String) -> String {
    text.escapedForHTML.replacing(mention) { match -> String in
      guard let name = names[String(match.2)] else { return String(match.0) }
      let page = match.1 == "exercise" ? ExercisePage.name(of: name) : name
      return "<a href=\"\(BookPage.address(page))\">\(match.0)</a>"
    }
  }
}

/// Links to the cells that a task names as prerequisites.
struct PrerequisiteLinks {
  private let cells: [String: [CellSource]]
  private let mention = /Page: (\d\d-[\w-]+), .*/

  /// - Parameter cells: The cells of each chapter, keyed by chapter name.
  init(_ cells: [String: [CellSource]]) { self.cells = cells }

  /// Converts plain text to HTML, with links to the cells.
  func html(_ text: String) -> String {
    let html = text.escapedForHTML
    guard let match = html.firstMatch(of: mention) else { return html }
    let links = String(match.0).replacing(/&quot;(.*?)&quot;/) { title in
      link(to: String(title.1), on: String(match.1)) ?? String(title.0)
    }
    return html[..<match.range.lowerBound] + links + html[match.range.upperBound...]
  }

  /// - Parameter title: The cell's title, as HTML.
  private func link(to title: String, on name: String) -> String? {
    cells[name]?.first { $0.title.escapedForHTML == title }.map {
      "<a href=\"\(BookPage.address(name, "cell_\($0.number)"))\">\(title)</a>"
    }
  }
}
