import Page

/// One page of the book: a chapter, its exercise, the operators or the cover.
package struct BookPage: Sendable {
  /// The stem of its file: `05-transforming`.
  package let name: String
  package let title: String
  /// What stands inside of `<main>`.
  package let text: String
  /// The list of the page's cells; empty for other pages.
  package let cells: String
  /// Whether it is a chapter, whose answers are kept under its name.
  package let isChapter: Bool

  init(name: String, title: String, text: String, cells: String = "", isChapter: Bool = false) {
    self.name = name
    self.title = title
    self.text = text
    self.cells = cells
    self.isChapter = isChapter
  }

  var file: String { "\(name).html" }
}

/// Chapters that belong together.
package struct BookPart: Sendable {
  package let title: String
  package let numbers: ClosedRange<Int>

  package static let all = [
    BookPart(title: "Values in time", numbers: 1...4),
    BookPart(title: "One stream from others", numbers: 5...7),
    BookPart(title: "Sharing", numbers: 8...10),
    BookPart(title: "Errors, threads and work", numbers: 11...13),
    BookPart(title: "In a program", numbers: 14...18),
  ]
}
