/// A page of the book: a chapter, an exercise, the cover, or an article.
package struct BookPage: Sendable {
  enum Kind: Sendable {
    /// A page whose answers are saved under the page's name.
    case chapter
    case exercise
    /// A page outside the reading order, such as the cover or an article.
    case other
  }

  /// The file name without its extension, such as `05-transforming`.
  package let name: String
  package let title: String
  /// The HTML inside `<main>`.
  package let text: String
  let kind: Kind
  let address: String
  /// The sidebar's links to places on this page.
  let headings: [(address: String, html: String)]
  let entries: [SearchEntry]

  /// A Boolean value that indicates whether the page needs the script that plays scenes.
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

  /// Returns the address of a page, or of an anchor on it.
  static func address(_ page: String, _ place: String? = nil) -> String {
    "\(page).html" + (place.map { "#\($0)" } ?? "")
  }
}

/// A group of chapters.
package struct BookPart: Sendable {
  package let title: String
  package let numbers: ClosedRange<Int>
  /// The CSS class for the color of the part's marbles.
  let color: String

  package static let all = [
    BookPart(title: "Values in time", numbers: 1...4, color: "p0"),
    BookPart(title: "One stream from others", numbers: 5...7, color: "p1"),
    BookPart(title: "Sharing", numbers: 8...10, color: "p2"),
    BookPart(title: "Errors, threads, and work", numbers: 11...13, color: "p3"),
    BookPart(title: "In a program", numbers: 14...18, color: "p4"),
  ]
}
