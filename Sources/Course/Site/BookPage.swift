/// One page of the book: a chapter, its exercise, the operators or the cover.
package struct BookPage: Sendable {
  enum Kind: Sendable {
    /// Its answers are kept under its name.
    case chapter
    case exercise
    /// Without the list of chapters beside it.
    case other
  }

  /// The stem of its file: `05-transforming`.
  package let name: String
  package let title: String
  /// What stands inside of `<main>`.
  package let text: String
  let kind: Kind
  /// What leads to it.
  let address: String
  /// The places that the sidebar leads to: their addresses on the page, and their texts as HTML.
  let headings: [(address: String, html: String)]
  let entries: [SearchEntry]

  /// Whether something on it can be touched that needs the script of scenes.
  var hasScene: Bool { text.contains("<div class=\"scene\"") }

  init(
    name: String, title: String, text: String, kind: Kind = .other, sections: [PageSection] = []
  ) {
    self.name = name
    self.title = title
    self.text = text
    self.kind = kind
    address = BookPage.address(name)
    headings = sections.compactMap { section in
      section.heading.map { ("#\($0.place)", $0.html) }
    }
    entries = sections.map {
      SearchEntry($0, address: BookPage.address(name, $0.place), page: title)
    }
  }

  /// The address of a page, or of a place on it.
  static func address(_ page: String, _ place: String? = nil) -> String {
    "\(page).html" + (place.map { "#\($0)" } ?? "")
  }
}

/// Chapters that belong together.
package struct BookPart: Sendable {
  package let title: String
  package let numbers: ClosedRange<Int>
  /// The color of its marbles.
  let color: String

  package static let all = [
    BookPart(title: "Values in time", numbers: 1...4, color: "p0"),
    BookPart(title: "One stream from others", numbers: 5...7, color: "p1"),
    BookPart(title: "Sharing", numbers: 8...10, color: "p2"),
    BookPart(title: "Errors, threads and work", numbers: 11...13, color: "p3"),
    BookPart(title: "In a program", numbers: 14...18, color: "p4"),
  ]
}
