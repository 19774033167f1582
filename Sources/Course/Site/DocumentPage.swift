import Exercises
import Files
import Pages

/// A document of the course as a page, with links that lead to the cells and to the other documents.
enum DocumentPage: String, CaseIterable {
  case questions, moving

  private var file: String { "\(rawValue.uppercased()).md" }

  private var title: String {
    switch self {
    case .questions: "What people ask"
    case .moving: "Moving an app"
    }
  }

  /// - Parameter cells: Those of each chapter, by its name.
  func page(of course: Course, cells: [String: [CellSource]]) throws -> BookPage {
    let file = course.root.appendingPathComponent(file)
    var text = try TextFile.readIfPresent(file) ?? "# \(title)"
    for link in CellLink.all(in: text).reversed() {
      let cell = cells[link.chapter]?.first { $0.title == link.title }.map { "cell_\($0.number)" }
      text.replaceSubrange(link.target, with: BookPage.address(link.chapter, cell))
    }
    for document in DocumentPage.allCases {
      let address = BookPage.address(document.rawValue)
      text = text.replacing("](\(document.file))", with: "](\(address))")
    }
    return BookPage(
      name: rawValue, title: title, text: HTMLProse().html(text),
      sections: [PageSection](ofMarkdown: text))
  }
}
