import Exercises
import Files
import Pages

/// An article of the library, as a page that links to cells and other articles.
struct DocumentPage {
  private let name: String
  private let article: String
  private let title: String

  static let questions = DocumentPage(
    name: "questions", article: "WhatPeopleAsk", title: "What people ask")
  static let moving = DocumentPage(name: "moving", article: "MovingAnApp", title: "Moving an app")

  /// - Parameter cells: The cells of each chapter, keyed by chapter name.
  func page(of course: Course, cells: [String: [CellSource]]) throws -> BookPage {
    let file = course.root.appendingPathComponent(
      "Sources/ReactiveCore/ReactiveCore.docc/\(article).md")
    var text = try TextFile.readIfPresent(file) ?? "# \(title)"
    for link in CellLink.all(in: text).reversed() {
      let cell = cells[link.chapter]?.first { $0.title == link.title }.map { "cell_\($0.number)" }
      text.replaceSubrange(link.target, with: BookPage.address(link.chapter, cell))
    }
    for document in [DocumentPage.questions, .moving] {
      let address = BookPage.address(document.name)
      text = text.replacing("<doc:\(document.article)>", with: "[\(document.title)](\(address))")
    }
    return BookPage(
      name: name, title: title, text: HTMLProse().html(text),
      sections: [PageSection](ofMarkdown: text))
  }
}
